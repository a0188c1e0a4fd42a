import { expect, test } from 'vitest';
import { KINDS } from './model.ts';
import { KIND_WORDS, sizeInWords } from './words.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1449, '1.4 KB'],
  [12_345, '12 KB'],
  [1_500_000, '1.5 MB'],
  [2_000_000_000, '2 GB'],
  [5e15, '5000 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes, String)).toBe(words);
});

test('every kind has its words', () => {
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...KINDS].toSorted());
});
