import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { instalmentOf, instalmentsUntilPaid, interestInInstalment, principalPaid } from './annuities.ts';
import { minimumsOnly } from './rules.ts';

describe('a loan in equal instalments', () => {
  test.each([
    ['R 1 000 at 12 % over a year', 1_000_00n, 1200, 12, 88_85n],
    ['without interest', 1_000_00n, 0, 3, 333_33n],
    ['in one instalment', 1_000_00n, 1200, 1, 1_010_00n],
    ['nothing owed', 0n, 1200, 12, 0n],
  ])('%s', (_, principal, rate, count, instalment) => {
    expect(instalmentOf(principal, rate, count)).toBe(instalment);
  });

  test('knows the interest of an instalment, and what a stretch of them pays off', () => {
    expect(interestInInstalment(1_000_00n, 1200, 12, 1)).toBe(10_00n);
    expect(interestInInstalment(1_000_00n, 1200, 12, 12)).toBe(88n);
    expect(interestInInstalment(1_000_00n, 0, 12, 3)).toBe(0n);
    expect(principalPaid(1_000_00n, 1200, 12, 1, 12)).toBe(1_000_00n);
    expect(principalPaid(1_200_00n, 0, 12, 4, 6)).toBe(300_00n);
  });

  test.each([
    ['as many as it was made of', 1_000_00n, 1200, 88_85n, 12],
    ['one more where the instalment is rounded down', 1_000_00n, 1200, 88_84n, 13],
    ['none while nothing is owed', 0n, 1200, 1n, 0],
    ['no number where the interest takes it all', 1_000_00n, 1200, 10_00n, null],
    ['no number where nothing is paid', 1_000_00n, 0, 0n, null],
    ['the last one smaller, without interest', 1_000_00n, 0, 300_00n, 4],
    ['no number beyond 4,096', 1_000_000_00n, 1, 10_00n, null],
  ])('needs %s', (_, principal, rate, instalment, count) => {
    expect(instalmentsUntilPaid(principal, rate, instalment)).toBe(count);
  });

  test('is paid off by its instalment in as many months, one cent rounded each month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_00, max: 100_000_00 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 120 }),
        (principal, rate, count) => {
          // A cent more than the instalment, so that rounding adds no month.
          const minimum = instalmentOf(BigInt(principal), rate, count) + 1n;
          const debt = { id: 'a', name: 'a', balance: money(principal, 'ZAR'), rate, minimum: money(minimum, 'ZAR') };
          expect(minimumsOnly([debt], 'ZAR').months.length).toBeLessThanOrEqual(count);
          expect(instalmentsUntilPaid(BigInt(principal), rate, minimum)).toBeLessThanOrEqual(count);
        },
      ),
    );
  });
});
