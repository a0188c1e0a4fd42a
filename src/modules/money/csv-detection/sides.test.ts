import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

describe('columns of money in and money out', () => {
  test.each<[string, into: (bigint | null)[], out: (bigint | null)[], amounts: (bigint | null)[]]>([
    ['money out without a minus', [100n, null], [null, 30n], [100n, -30n]],
    ['money out with a minus', [100n, null], [null, -30n], [100n, -30n]],
    ['a row in both', [100n, null], [30n, 5n], [70n, -5n]],
    ['a row in neither', [100n, null, null], [null, null, 5n], [100n, null, -5n]],
    ['nothing moved', [0n], [0n], [0n]],
  ])('%s', (_, into, out, amounts) => {
    expect(sidesOf(into, out)).toEqual({ amounts, readings: [] });
  });

  test('without either there is nothing to read', () => {
    expect(sidesOf(undefined, undefined)).toBeNull();
  });

  test('money out alone is all out, money in alone is as written', () => {
    expect(sidesOf(undefined, [30n, null])).toEqual({ amounts: [-30n, null], readings: [] });
    expect(sidesOf([30n, -5n], undefined)).toEqual({ amounts: [30n, -5n], readings: [] });
  });

  test('money out with minus and without leaves three readings open', () => {
    expect(sidesOf([null, null, 7n], [30n, -5n, null])?.readings).toEqual([
      { answer: 'as-written', amounts: [30n, -5n, 7n] },
      { answer: 'inverted', amounts: [-30n, 5n, 7n] },
      { answer: 'all-out', amounts: [-30n, -5n, 7n] },
    ]);
  });

  test('what most rows of money out have is taken for its habit', () => {
    expect(sidesOf(undefined, [-30n, -5n, 4n])?.amounts).toEqual([-30n, -5n, 4n]);
    expect(sidesOf(undefined, [30n, 5n, -4n])?.amounts).toEqual([-30n, -5n, 4n]);
  });

  test.each<[what: string, out: (bigint | null)[]]>([
    ['as many with a minus as without', [5n, -5n]],
    ['a minus on some of those that moved, and rows of nothing', [5n, 4n, -3n, 0n, 0n, 0n]],
  ])('%s is no habit of a minus', (_, out) => {
    expect(sidesOf(undefined, out)?.amounts).toEqual(out.map((value) => (value === null ? null : -value)));
  });

  test('a habit is that of the rows that moved', () => {
    expect(sidesOf(undefined, [-5n, -4n, 3n, 0n, 0n])?.amounts).toEqual([-5n, -4n, 3n, 0n, 0n]);
  });

  test('rows of nothing beside a minus leave nothing open', () => {
    expect(sidesOf(undefined, [-5n, 0n])?.readings).toEqual([]);
  });

  test('money in with a minus leaves two readings open', () => {
    expect(sidesOf([100n, -5n], [null, null])?.readings).toEqual([
      { answer: 'as-written', amounts: [100n, -5n] },
      { answer: 'all-in', amounts: [100n, 5n] },
    ]);
  });
});

test('a minus on every row of money out changes no amount', () => {
  const cell = fc.option(fc.bigInt(1n, 10n ** 12n), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const [into, out] = [rows.map(([one]) => one), rows.map(([, other]) => other)];
      const plain = sidesOf(into, out);
      const signed = sidesOf(
        into,
        out.map((one) => (one === null ? null : -one)),
      );
      expect(signed).toEqual(plain);
      expect(plain?.readings).toEqual([]);
    }),
  );
});
