import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Part } from './model.ts';
import { sidesOf } from './sides.ts';

const part = (id: string, minor: bigint, more: Partial<Part> = {}): Part => {
  const share = money(minor, 'ZAR');
  const whole = share;
  return {
    id,
    name: id,
    source: 'account',
    currency: 'ZAR',
    ownership: 10_000,
    whole,
    share,
    converted: share,
    ...more,
  };
};
const ids = (parts: readonly Part[]) => parts.map(({ id }) => id);

describe('what is owned and what is owed', () => {
  test('puts the largest first, whatever its sign', () => {
    const { owned, owed } = sidesOf([part('a', 5n), part('b', -7n), part('c', 90n), part('d', -80n)], [], 'ZAR');
    expect(ids(owned.parts)).toEqual(['c', 'a']);
    expect(ids(owed.parts)).toEqual(['d', 'b']);
    expect([owned.total, owed.total]).toEqual([money(95n, 'ZAR'), money(-87n, 'ZAR')]);
  });

  test('puts what has no rate last, and then has no total', () => {
    const { owned, owed } = sidesOf([part('a', 5n, { converted: null }), part('b', 1n), part('c', -1n)], [], 'ZAR');
    expect(ids(owned.parts)).toEqual(['b', 'a']);
    expect(owned.total).toBeNull();
    expect(owed.total).toEqual(money(-1n, 'ZAR'));
  });

  test('counts a debt that is paid off among debts, and an empty account among what is owned', () => {
    const { owned, owed } = sidesOf(
      [part('loan', 0n, { source: 'asset' }), part('empty', 0n)],
      [{ id: 'loan', kind: 'loan' }],
      'ZAR',
    );
    expect([ids(owned.parts), ids(owed.parts)]).toEqual([['empty'], ['loan']]);
  });

  test('orders equal amounts by name', () => {
    const { owned } = sidesOf([part('2', 5n, { name: 'Zebra' }), part('1', 5n, { name: 'Apple' })], [], 'ZAR');
    expect(ids(owned.parts)).toEqual(['1', '2']);
  });

  test('loses no part, and both totals add up to all of it', () => {
    const sized = fc.array(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), { maxLength: 20 });
    fc.assert(
      fc.property(sized, (amounts) => {
        const parts = amounts.map((minor, at) => part(String(at), minor));
        const { owned, owed } = sidesOf(parts, [], 'ZAR');
        expect(owned.parts.length + owed.parts.length).toBe(parts.length);
        const sum = amounts.reduce((total, minor) => total + minor, 0n);
        expect((owned.total?.minor ?? 0n) + (owed.total?.minor ?? 0n)).toBe(sum);
      }),
    );
  });
});
