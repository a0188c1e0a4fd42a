import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { type Bucket, type Categories, collect, lineFor, sidesOf } from './collected.ts';
import { figuresOf, permilleOf } from './figures.ts';
import type { Line } from './project-model.ts';
import { payerOf, paidByPerson } from './payers.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const categories: Categories = new Map([
  ['food', { kind: 'expense', parentId: null }],
  ['bread', { kind: 'expense', parentId: 'food' }],
  ['pay', { kind: 'income', parentId: null }],
  ['own', { kind: 'transfer', parentId: null }],
]);
const bucket = (parts: Partial<Bucket>): Bucket => ({
  day: '2026-11-05',
  categoryId: 'food',
  accountId: 'cheque',
  currency: 'ZAR',
  in: 0n,
  out: 0n,
  count: 1,
  ...parts,
});
const line = (id: string, parts: Partial<Line>): Line => ({
  id,
  name: id,
  direction: 'cost',
  categoryId: null,
  accountId: null,
  amount: ZAR(100n),
  ...parts,
});

describe('what a transaction counts as', () => {
  test.each([
    ['food', { cost: 80n, income: 0n }],
    ['pay', { cost: 0n, income: -80n }],
    ['own', { cost: 0n, income: 0n }],
    [null, { cost: 100n, income: 20n }],
    ['gone', { cost: 100n, income: 20n }],
  ])('under the category %s', (categoryId, sides) => {
    expect(sidesOf({ categoryId, in: 20n, out: -100n }, categories)).toEqual(sides);
  });
});

describe('the line of a transaction', () => {
  const lines = [
    line('rest', {}),
    line('food', { categoryId: 'food' }),
    line('cash', { accountId: 'cash' }),
    line('food by cash', { categoryId: 'food', accountId: 'cash' }),
    line('bread', { categoryId: 'bread' }),
    line('pay', { direction: 'income', categoryId: 'pay' }),
  ];
  test.each([
    ['food', 'cheque', 'cost', 'food'],
    ['food', 'cash', 'cost', 'food by cash'],
    ['bread', 'cash', 'cost', 'bread'],
    ['pay', 'cash', 'cost', 'cash'],
    [null, 'cheque', 'cost', 'rest'],
    ['pay', 'cheque', 'income', 'pay'],
    ['food', 'cheque', 'income', undefined],
  ] as const)('%s from %s as %s: %s', (categoryId, accountId, direction, wanted) => {
    expect(lineFor(lines, { categoryId, accountId }, direction, categories)?.id).toBe(wanted);
  });

  test('the one above takes what has none of its own', () => {
    const [, above] = lines;
    const place = { categoryId: 'bread', accountId: 'cheque' };
    expect(lineFor(above === undefined ? [] : [above], place, 'cost', categories)?.id).toBe('food');
  });
});

describe('what a project comes to', () => {
  const none = { minutes: 0, billableMinutes: 0, value: 0n, cost: 0n };
  const asked = { currency: 'ZAR', lines: [], categories, convert: () => null };

  test('other currencies count where a rate is known, and are named where none is', () => {
    const buckets = [
      bucket({ out: -10n, currency: 'USD' }),
      bucket({ out: -7n, currency: 'KES' }),
      bucket({ out: -1n }),
    ];
    const convert = ({ minor, currency }: { minor: bigint; currency: string }) =>
      currency === 'USD' ? ZAR(minor * 18n) : null;
    const found = collect(buckets, { ...asked, convert });
    expect(found).toMatchObject({ cost: 181n, unknown: [money(7n, 'KES')], count: 3 });
  });

  test('left is the budget less what is spent and committed, and margin income less cost and own work', () => {
    const collected = collect([bucket({ out: -60n }), bucket({ categoryId: 'pay', in: 500n })], asked);
    const plan = { currency: 'ZAR', budget: ZAR(200n), lines: [] };
    const expected = [{ lineId: null, direction: 'cost', minor: 90n, due: null } as const];
    expect(figuresOf(plan, collected, expected, { ...none, cost: 40n })).toMatchObject({
      left: ZAR(50n),
      usedPermille: 750,
      margin: ZAR(400n),
      outsideLines: ZAR(60n),
    });
  });

  test.each([
    [0n, 0n, null],
    [80n, 100n, 800],
    [799n, 1000n, 799],
    [101n, 100n, 1010],
    [10n ** 17n, 2n, 1_000_000],
    [-(10n ** 17n), 2n, -1_000_000],
  ])('%s of %s are %s thousandths', (part, whole, wanted) => {
    expect(permilleOf(part, whole)).toBe(wanted);
  });

  const buckets = fc.array(
    fc.record({
      categoryId: fc.constantFrom('food', 'bread', 'pay', 'own', null),
      accountId: fc.constantFrom('cheque', 'cash'),
      in: fc.bigInt({ min: 0n, max: 1_000_000n }),
      out: fc.bigInt({ min: -1_000_000n, max: 0n }),
    }),
  );

  test('lines and what is on none of them add up to what was spent, and payers to the same', () => {
    const lines = [line('food', { categoryId: 'food' }), line('cash', { accountId: 'cash' })];
    const people = [{ id: 'p', name: 'P', memberId: null, weight: 1, accountIds: ['cash'] }];
    fc.assert(
      fc.property(buckets, (given) => {
        const all = given.map((one) => ({ ...bucket(one), userId: 'u', paidBy: null }));
        const collected = collect(all, { ...asked, lines });
        const figures = figuresOf({ currency: 'ZAR', budget: null, lines }, collected, [], none);
        const onLines = figures.lines.reduce((sum, { actual }) => sum + actual.minor, 0n);
        expect(onLines + figures.outsideLines.minor).toBe(figures.spent.minor);
        const paid = paidByPerson(all, { ...asked, people });
        expect([...paid.values()].reduce((sum, minor) => sum + minor, 0n)).toBe(figures.spent.minor);
      }),
    );
  });
});

test.each([
  [{ paidBy: 'c', accountId: 'of-b', userId: 'ua' }, 'c'],
  [{ paidBy: 'gone', accountId: 'of-b', userId: 'ua' }, 'b'],
  [{ paidBy: null, accountId: 'of-b', userId: 'ua' }, 'b'],
  [{ paidBy: null, accountId: 'other', userId: 'ua' }, 'a'],
  [{ paidBy: null, accountId: 'other', userId: 'someone' }, null],
])('who paid %o', (row, wanted) => {
  const people = [
    { id: 'a', memberId: 'ua', accountIds: [] },
    { id: 'b', memberId: null, accountIds: ['of-b'] },
    { id: 'c', memberId: null, accountIds: [] },
  ];
  expect(payerOf(people, row)).toBe(wanted);
});
