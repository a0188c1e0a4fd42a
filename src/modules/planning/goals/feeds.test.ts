import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundUp, shareOfIncome } from './feeds.ts';

test.each([
  [12_34n, 10_00n, 7_66n],
  [10_00n, 10_00n, 0n],
  [1n, 10_00n, 9_99n],
  [99_99n, 50_00n, 1n],
  [123n, 100n, 77n],
])('a purchase of %s rounded up to %s gives %s', (spent, step, expected) => {
  expect(roundUp(spent, step)).toBe(expected);
});

test('what is spent and what is set aside come to a whole step, by less than one', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.constantFrom(1_00n, 10_00n, 50_00n, 100_00n),
      (spent, step) => {
        const up = roundUp(spent, step);
        expect((spent + up) % step).toBe(0n);
        expect(up >= 0n && up < step).toBe(true);
      },
    ),
  );
});

test.each([
  [1000n, 100, 100n],
  [999n, 100, 99n],
  [999n, 1000, 999n],
  [-5n, 500, 0n],
  [1n, 1, 0n],
])('of an income of %s, %s thousandths are %s', (income, permille, expected) => {
  expect(shareOfIncome(income, permille)).toBe(expected);
});
