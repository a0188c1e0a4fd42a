import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { emergencyFund, sinkingFunds } from './ideas.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');

describe('an emergency fund', () => {
  test.each([
    ['nothing is known', [], null],
    ['of one month', [900_00n], null],
    ['nothing was spent', [0n, 0n], null],
    ['of two months', [1000_00n, 2000_00n], { monthly: ZAR(1500_00n), target: ZAR(4500_00n) }],
    ['of a median month, rounded up', [900_00n, 950_00n, 9000_00n], { monthly: ZAR(950_00n), target: ZAR(2900_00n) }],
  ])('%s', (_, months, expected) => {
    expect(emergencyFund(months, 'ZAR')).toEqual(expected);
  });
  test('holds three median months at least', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 10n }), { minLength: 2, maxLength: 6 }), (months) => {
        const fund = emergencyFund(months, 'ZAR');
        expect(fund !== null && fund.target.minor >= fund.monthly.minor * 3n).toBe(true);
      }),
    );
  });
});

describe('sinking funds', () => {
  const cost = { name: 'Car licence', everyMonths: 12, next: '2027-03-31', amount: ZAR(850_00n) };
  const of = (more: Partial<typeof cost>) => sinkingFunds([{ ...cost, ...more }], new Set(['gym']), '2026-11-20');
  test.each([
    ['a yearly cost', {}, 1],
    ['one every two months', { everyMonths: 2 }, 1],
    ['not a monthly one', { everyMonths: 1 }, 0],
    ['not one that is due today', { next: '2026-11-20' }, 0],
    ['not one that is a goal already', { name: 'GYM' }, 0],
    ['not one of nothing', { amount: ZAR(0n) }, 0],
  ])('%s', (_, more, count) => {
    expect(of(more)).toHaveLength(count);
  });
  test('the dearest first, and no more than six', () => {
    const all = Array.from({ length: 9 }, (__, at) => ({ ...cost, amount: ZAR(BigInt(at + 1)) }));
    expect(sinkingFunds(all, new Set(), '2026-11-20').map(({ amount }) => amount.minor)).toEqual([
      9n,
      8n,
      7n,
      6n,
      5n,
      4n,
    ]);
  });
});
