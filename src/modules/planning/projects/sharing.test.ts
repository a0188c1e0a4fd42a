import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Balance, balancesOf, fewestPayments, type Sharer } from './sharing.ts';

const sharer = (id: string, paid: bigint, weight = 1): Sharer => ({ id, paid, weight });
const balance = (id: string, minor: bigint) => ({ id, balance: minor });
const balances = (all: readonly Balance[]) => Object.fromEntries(all.map((one) => [one.id, one.balance]));

describe('where everybody stands', () => {
  test.each([
    ['equal', [sharer('a', 90n), sharer('b', 0n), sharer('c', 0n)], { a: 60n, b: -30n, c: -30n }],
    ['equal', [sharer('a', 100n), sharer('b', 0n), sharer('c', 0n)], { a: 66n, b: -33n, c: -33n }],
    ['percent', [sharer('a', 100n, 7500), sharer('b', 0n, 2500)], { a: 25n, b: -25n }],
    ['parts', [sharer('a', 0n, 2), sharer('b', 90n, 1), sharer('c', 0n, 0)], { a: -60n, b: 60n, c: 0n }],
    // Nobody has a part: all have the same.
    ['parts', [sharer('a', 10n, 0), sharer('b', 0n, 0)], { a: 5n, b: -5n }],
    // More came back than was paid.
    ['equal', [sharer('a', -10n), sharer('b', 0n)], { a: -5n, b: 5n }],
  ] as const)('%s shares', (sharing, people, wanted) => {
    expect(balances(balancesOf(people, sharing, []))).toEqual(wanted);
  });

  test('what was paid back counts, and a payment with someone who is no longer there does not', () => {
    const people = [sharer('a', 100n), sharer('b', 0n)];
    const settled = [
      { from: 'b', to: 'a', minor: 30n },
      { from: 'b', to: 'gone', minor: 5n },
    ];
    expect(balances(balancesOf(people, 'equal', settled))).toEqual({ a: 20n, b: -20n });
  });
});

describe('settling up', () => {
  test.each([
    [[balance('a', 0n)], 0],
    [[balance('a', 60n), balance('b', -30n), balance('c', -30n)], 2],
    // Two pairs that are even among themselves: two payments, not three.
    [[balance('a', 5n), balance('b', 7n), balance('c', -7n), balance('d', -5n)], 2],
    // By size alone this would take four.
    [[balance('a', 4n), balance('b', 3n), balance('c', 3n), balance('d', -5n), balance('e', -5n)], 4],
    [[balance('a', 6n), balance('b', 4n), balance('c', 3n), balance('d', -7n), balance('e', -6n)], 3],
  ])('%# takes the fewest payments', (all, count) => {
    expect(fewestPayments(all)).toHaveLength(count);
  });

  const people = fc.array(
    fc.record({
      paid: fc.bigInt({ min: -1_000_000n, max: 1_000_000_000n }),
      weight: fc.integer({ min: 0, max: 10_000 }),
    }),
    { minLength: 1, maxLength: 9 },
  );

  test('balances add up to nothing, payments make all even, and are fewer than the people', () => {
    fc.assert(
      fc.property(people, fc.constantFrom('equal', 'parts', 'percent'), (given, sharing) => {
        const sharers = given.map((one, at) => ({ ...one, id: String(at) }));
        const found = balancesOf(sharers, sharing, []);
        expect(found.reduce((sum, one) => sum + one.balance, 0n)).toBe(0n);
        const paid = sharers.reduce((sum, one) => sum + one.paid, 0n);
        expect(found.reduce((sum, one) => sum + one.owed, 0n)).toBe(paid);
        const payments = fewestPayments(found);
        expect(payments.every(({ minor }) => minor > 0n)).toBe(true);
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, found.length - 1));
        const after = balancesOf(sharers, sharing, payments);
        expect(after.every((one) => one.balance === 0n)).toBe(true);
      }),
    );
  });
});
