import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absolute, add, money, negate, share, subtract, withheldIn } from './money.ts';
import { withholdAmounts } from './withheld.ts';

describe('an answer without amounts', () => {
  test('keeps its shape, its currencies and everything that is no amount', () => {
    const createdAt = new Date('2026-03-10T08:00:00Z');
    expect(
      withholdAmounts({
        rows: [{ id: 'a', amount: money(-12345n, 'ZAR'), bookedOn: '2026-03-10', reference: null, createdAt }],
        count: 1,
        isLeast: false,
      }),
    ).toEqual({
      rows: [{ id: 'a', amount: withheldIn('ZAR'), bookedOn: '2026-03-10', reference: null, createdAt }],
      count: 1,
      isLeast: false,
    });
  });

  test('carries no figure of any money, however deep it lies', () => {
    const moneyOf = fc.record({ minor: fc.bigInt(), currency: fc.constantFrom('ZAR', 'KES', 'JPY') });
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        moneyOf,
        fc.array(tie('tree')),
        fc.record({ a: tie('tree'), amount: moneyOf, note: fc.constant('x') }),
      ),
    }));
    fc.assert(
      fc.property(tree, (answer) => {
        const figures = JSON.stringify(withholdAmounts(answer), (_, value: unknown) =>
          typeof value === 'bigint' ? `${value}n` : value,
        ).match(/"-?\d+n"/g);
        expect(figures?.every((figure) => figure === '"0n"') ?? true).toBe(true);
      }),
    );
  });

  test.each([
    ['a figure that is no money', { total: 5n }, /no money/],
    ['a figure with a currency that is none', { minor: 5n, currency: 'pebbles' }, /currency format is invalid/],
    ['a file', { file: new Blob(['12.50']) }, /unseen/],
    ['a figure by itself', 5n, /no money/],
    ['a map', { sums: new Map([['a', 5n]]) }, /unseen/],
  ])('refuses %s', (_, answer, why) => {
    expect(() => withholdAmounts(answer)).toThrow(why);
  });
});

test('what is computed from an amount that is withheld is withheld too', () => {
  const hidden = withheldIn('ZAR');
  const seen = money(500n, 'ZAR');
  for (const result of [add(hidden, seen), add(seen, hidden), subtract(seen, hidden), negate(hidden), absolute(hidden)])
    expect(result).toEqual(hidden);
  expect(share(hidden, [1n, 2n])).toEqual([hidden, hidden]);
});

test.each([
  [null, null],
  [undefined, undefined],
  [12, 12],
  [true, true],
  ['Paid R 12.50', 'Paid •••'],
  [[money(5n, 'KES')], [withheldIn('KES')]],
])('of %o is told %o', (answer, told) => {
  expect(withholdAmounts(answer)).toEqual(told);
});

test('a refusal says what it was that could hold amounts', () => {
  expect(() => withholdAmounts(new Map())).toThrow('[object Map]');
  expect(() => withholdAmounts({ total: 5n })).toThrow(TypeError);
});
