import { expect, test } from 'vitest';
import { medianOf, roundedUp } from './usual-amounts.ts';

test.each([
  [[3n], 3n],
  [[4n, 1n, 3n, 2n], 2n],
  [[9n, 1n, 2n], 2n],
  [[1n, 4n], 2n],
])('the median of %s is %s', (amounts, median) => {
  expect(medianOf(amounts)).toBe(median);
});

test('there is no median of nothing', () => {
  expect(() => medianOf([])).toThrow(RangeError);
});

test.each([
  [99_01n, 'ZAR', 100_00n],
  [99_00n, 'ZAR', 99_00n],
  [100_00n, 'ZAR', 100_00n],
  [100_01n, 'ZAR', 110_00n],
  [999_99n, 'ZAR', 1000_00n],
  [1000_01n, 'ZAR', 1100_00n],
  [1001n, 'JPY', 1100n],
  [0n, 'ZAR', 0n],
])('%s minor units of %s are rounded up to %s', (minor, currency, expected) => {
  expect(roundedUp(minor, currency)).toBe(expected);
});
