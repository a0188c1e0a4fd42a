import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standing } from './rules.ts';

const of = (goalId: string, minor: bigint) => ({ goalId, minor });

describe('what goals have of an account', () => {
  test.each([
    ['nothing set aside', 100n, [], { setAside: 0n, free: 100n, over: 0n, short: [] }],
    ['a part', 100n, [of('a', 40n)], { setAside: 40n, free: 60n, over: 0n, short: [] }],
    ['all of it', 100n, [of('a', 40n), of('b', 60n)], { setAside: 100n, free: 0n, over: 0n, short: [] }],
    [
      'more than there is: the later goal lacks it',
      100n,
      [of('a', 80n), of('b', 50n)],
      { setAside: 130n, free: 0n, over: 30n, short: [of('b', 30n)] },
    ],
    [
      'much more: both lack some, the later one first',
      10n,
      [of('a', 80n), of('b', 50n)],
      { setAside: 130n, free: 0n, over: 120n, short: [of('b', 50n), of('a', 70n)] },
    ],
    [
      'an overdrawn account holds nothing',
      -5n,
      [of('a', 10n)],
      { setAside: 10n, free: 0n, over: 15n, short: [of('a', 10n)] },
    ],
    ['an overdrawn account without goals', -5n, [], { setAside: 0n, free: 0n, over: 0n, short: [] }],
    [
      'what a goal owes frees nothing for another',
      10n,
      [of('a', -30n), of('b', 20n)],
      { setAside: 20n, free: 0n, over: 10n, short: [of('b', 10n)] },
    ],
  ])('%s', (_, balance, earmarks, expected) => {
    expect(standing(balance, earmarks)).toEqual(expected);
  });

  const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  const earmarksOf = fc.array(fc.record({ goalId: fc.uuid(), minor: amounts }), { maxLength: 12 });

  test('for any balance and earmarks: what is above the balance is reported, by exactly how much', () => {
    fc.assert(
      fc.property(amounts, earmarksOf, (balance, earmarks) => {
        const sum = earmarks.reduce((all, { minor }) => all + (minor > 0n ? minor : 0n), 0n);
        const { setAside, over, free } = standing(balance, earmarks);
        expect(setAside).toBe(sum);
        if (sum > 0n && sum > balance) expect(over).toBe(sum - balance);
        else expect(over).toBe(0n);
        expect(over > 0n && free > 0n).toBe(false);
        if (over === 0n && balance >= 0n) expect(free + setAside).toBe(balance);
      }),
    );
  });

  test('what goals lack is what the balance does not cover, and no earlier goal goes short for a later one', () => {
    fc.assert(
      fc.property(amounts, earmarksOf, (balance, earmarks) => {
        const { setAside, short } = standing(balance, earmarks);
        const there = balance > 0n ? balance : 0n;
        const lacking = short.reduce((all, { minor }) => all + minor, 0n);
        expect(lacking).toBe(setAside > there ? setAside - there : 0n);
        const lacks = new Map(short.map((one) => [one.goalId, one.minor]));
        const held = earmarks.filter(({ minor }) => minor > 0n);
        const first = held.findIndex(({ goalId }) => lacks.has(goalId));
        if (first !== -1) for (const { goalId, minor } of held.slice(first + 1)) expect(lacks.get(goalId)).toBe(minor);
      }),
    );
  });
});
