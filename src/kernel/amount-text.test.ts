import { expect, test } from 'vitest';
import { readAmount } from './amount-text.ts';

test.each([
  ['1234.5', 123_450n],
  ['1 234,56', 123_456n],
  ['1,234.56', 123_456n],
  ['1.234,56', 123_456n],
  ['1,234', 123_400n],
  ['12,50', 12_50n],
  ['R 250', 250_00n],
  ['R250.00', 250_00n],
  ['-R250.00', -250_00n],
  ['R -250.00', -250_00n],
  ['(40)', -40_00n],
  ['40-', -40_00n],
  ['−40', -40_00n],
  ['1 000 000', 1_000_000_00n],
  ['.5', 50n],
])('%s is read as it was meant', (text, minor) => {
  expect(readAmount(text, 'ZAR')).toEqual({ minor, currency: 'ZAR' });
});

test.each(['', 'abc', '1.2.3', '12,34,56', '1.234.5', '1e5', '--4', 'R', '0.001'])('%j is no amount', (text) => {
  expect(readAmount(text, 'ZAR')).toBeNull();
});

test('a currency without cents and one with three decimals keep their own rules', () => {
  expect(readAmount('1,234', 'JPY')).toEqual({ minor: 1234n, currency: 'JPY' });
  expect(readAmount('1.234', 'TND')).toEqual({ minor: 1234n, currency: 'TND' });
  expect(readAmount('1.5', 'JPY')).toBeNull();
});
