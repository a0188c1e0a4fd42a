import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1449, '1.4 KB'],
  [9960, '10 KB'],
  [12_345, '12 KB'],
  [999_499, '999 KB'],
  [999_950, '1 MB'],
  [1_500_000, '1.5 MB'],
  [2_000_000_000, '2 GB'],
  [5e15, '5000 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});

test('a person reads it in their own notation', () => {
  expect(sizeText(1_400_000, (value) => value.toLocaleString('de'))).toBe('1,4 MB');
});
