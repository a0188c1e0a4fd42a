import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '#kernel/money.ts';
import { byMonth, type Contribution, partsBy, sharesOf, totalOf } from './contributions.ts';

const one = (more: Partial<Contribution> = {}): Contribution => ({
  goalId: 'g',
  way: 'hand',
  from: 'e',
  memberId: 'ann',
  accountId: 'savings',
  currency: 'ZAR',
  day: '2026-11-10',
  minor: 100n,
  note: null,
  transactionId: null,
  ...more,
});
/** A dollar is twenty rand, and of euros nothing is known. */
const convert = (amount: Money, to: string): Money | null => {
  if (amount.currency === to) return amount;
  return amount.currency === 'USD' && to === 'ZAR' ? money(amount.minor * 20n, to) : null;
};

test('parts are by goal and account, in the currency of that', () => {
  const all = [one(), one({ minor: -30n }), one({ accountId: 'usd', currency: 'USD' }), one({ goalId: 'h' })];
  expect(partsBy(all)).toEqual([
    { goalId: 'g', accountId: 'savings', amount: money(70n, 'ZAR') },
    { goalId: 'g', accountId: 'usd', amount: money(100n, 'USD') },
    { goalId: 'h', accountId: 'savings', amount: money(100n, 'ZAR') },
  ]);
});

describe('what contributions come to', () => {
  test.each([
    ['nothing', [], 0n, []],
    ['one currency', [one(), one()], 200n, []],
    ['two, one of them foreign', [one(), one({ currency: 'USD', minor: 2n })], 140n, []],
    ['one without a rate: it is named and left out', [one(), one({ currency: 'EUR' })], 100n, ['EUR']],
    [
      'what was taken out again needs no rate',
      [one({ currency: 'EUR' }), one({ currency: 'EUR', minor: -100n })],
      0n,
      [],
    ],
  ])('%s', (_, all, minor, missing) => {
    expect(totalOf(all, 'ZAR', convert)).toEqual({ minor, missing });
  });
});

test('shares of members add up to the whole, the most first', () => {
  const contribution = fc
    .record({ memberId: fc.constantFrom('ann', 'bob', 'cyn'), minor: fc.bigInt({ min: -1000n, max: 10n ** 12n }) })
    .map((more) => one(more));
  fc.assert(
    fc.property(fc.array(contribution, { maxLength: 20 }), (all) => {
      const shares = sharesOf(all, 'ZAR', convert).map(({ amount }) => amount.minor);
      expect(shares.reduce((sum, minor) => sum + minor, 0n)).toBe(totalOf(all, 'ZAR', convert).minor);
      expect(shares.toSorted((a, b) => (a > b ? -1 : 1))).toEqual(shares);
    }),
  );
});

test('rounded purchases are one for a month and account', () => {
  const small = (day: string, minor: bigint) => one({ way: 'round-up', from: 'r', day, minor });
  const all = [small('2026-11-02', 1n), small('2026-11-20', 2n), small('2026-10-30', 4n), one()];
  expect(byMonth(all).map(({ way, day, minor }) => [way, day, minor])).toEqual([
    ['hand', '2026-11-10', 100n],
    ['round-up', '2026-11-20', 3n],
    ['round-up', '2026-10-30', 4n],
  ]);
});
