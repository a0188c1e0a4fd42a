import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Spending } from './model.ts';
import {
  answerOf,
  currenciesIn,
  flowOf,
  inCurrency,
  type KnownCategory,
  largestSpending,
  merged,
  monthToShow,
  permilleOf,
  spansOf,
  spendingOf,
  type Sum,
} from './rules.ts';

const zar = (minor: number) => money(minor, 'ZAR');
const category = (id: string, parentId: string | null = null): [string, KnownCategory] => [
  id,
  { id, parentId, kind: 'expense', name: id, colour: `${id} colour`, icon: `${id} icon` },
];
const CATEGORIES = new Map([category('food'), category('groceries', 'food'), category('fuel'), category('apples')]);
const spent = (categoryId: string | null, minor: number, change: Partial<Sum> = {}): Sum => ({
  currency: 'ZAR',
  categoryId,
  kind: categoryId === null ? null : 'expense',
  in: 0n,
  out: BigInt(-minor),
  count: 1,
  ...change,
});

test('the month to look at is the latest before today that has transactions, in whatever order they come', () => {
  expect(monthToShow('2026-11-21', ['2026-03', '2026-09', '2025-12'])).toBe('2026-09');
  expect(monthToShow('2026-11-21', ['2026-03', '2026-11'])).toBe('2026-11');
});

test('the month of today is looked at up to today, beside as much of the month before and the whole of it', () => {
  expect(spansOf('2026-11-21')).toEqual({
    soFar: { from: '2026-11-01', to: '2026-11-21' },
    before: { from: '2026-10-01', to: '2026-10-21' },
    lastMonth: { from: '2026-10-01', to: '2026-10-31' },
  });
  expect(spansOf('2026-11-21', '2026-11')).toEqual(spansOf('2026-11-21'));
});

test('sums of several accounts become one for each currency and category', () => {
  const sums = [
    spent('fuel', 10, { in: 1n }),
    spent('fuel', 20, { in: 2n, count: 4 }),
    spent('food', 80),
    spent('fuel', 160, { currency: 'KES' }),
  ];
  expect(merged(sums)).toEqual([
    spent('fuel', 30, { in: 3n, count: 5 }),
    spent('food', 80),
    spent('fuel', 160, { currency: 'KES' }),
  ]);
});

test('the flow of a currency tells nothing of transfers', () => {
  expect(Object.keys(flowOf([spent('fuel', 5)], 'ZAR')).toSorted()).toEqual(['count', 'in', 'left', 'out', 'refunds']);
});

describe('spending', () => {
  const shares = (now: readonly Sum[], before: readonly Sum[] = []) => spendingOf(now, before, 'ZAR', CATEGORIES);

  test('of a lower category stands under the upper one, with the look of each', () => {
    expect(shares([spent('groceries', 50)], [spent('groceries', 20)])).toEqual([
      {
        categoryId: 'food',
        name: 'food',
        colour: 'food colour',
        icon: 'food icon',
        amount: zar(50),
        before: zar(20),
        children: [
          {
            categoryId: 'groceries',
            name: 'groceries',
            colour: 'groceries colour',
            icon: 'groceries icon',
            amount: zar(50),
            before: zar(20),
          },
        ],
      },
    ]);
  });

  test('of the upper category itself stands among the lower ones where there are any', () => {
    const [food] = shares([spent('food', 30), spent('groceries', 50)]);
    expect(food?.amount).toEqual(zar(80));
    expect(food?.children.map(({ name }) => name)).toEqual(['groceries', 'food']);
  });

  test('without a category has a name and a look too', () => {
    expect(shares([spent(null, 5)])).toEqual([
      {
        categoryId: null,
        name: 'No category yet',
        colour: 'slate',
        icon: 'tag',
        amount: zar(5),
        before: zar(0),
        children: [],
      },
    ]);
  });

  test('of the month before alone is listed, with nothing spent so far', () => {
    expect(shares([], [spent('fuel', 9)]).map(({ name, amount, before }) => [name, amount, before])).toEqual([
      ['fuel', zar(0), zar(9)],
    ]);
  });

  test('of another currency, or of nothing, is not listed', () => {
    expect(shares([spent('fuel', 5, { currency: 'KES' }), spent('food', 0)])).toEqual([]);
  });

  test('of equal amounts is listed by name, whichever comes first', () => {
    const names = (...sums: Sum[]) => shares(sums).map(({ name }) => name);
    expect(names(spent('fuel', 5), spent('apples', 5))).toEqual(['apples', 'fuel']);
    expect(names(spent('apples', 5), spent('fuel', 5))).toEqual(['apples', 'fuel']);
  });

  test('is largest where something was spent at all', () => {
    const share = (minor: number) => ({ amount: zar(minor) }) as Spending;
    expect(largestSpending([])).toBeNull();
    expect(largestSpending([share(0)])).toBeNull();
    expect(largestSpending([share(-5)])).toBeNull();
    expect(largestSpending([share(1)])).toEqual(share(1));
  });
});

test('a summary has the month so far, the same days before, and the whole month before', () => {
  const months = [
    { month: '2026-10', ...spent('fuel', 70) },
    { month: '2026-11', ...spent('fuel', 999) },
  ];
  const sums = { months, soFar: [spent('fuel', 33)], before: [spent('fuel', 20)] };
  const part = inCurrency('ZAR', '2026-11', sums, CATEGORIES);
  expect(part).toMatchObject({ currency: 'ZAR', soFar: { out: zar(33) }, before: { out: zar(20) } });
  expect(part.lastMonth.out).toEqual(zar(70));
  expect(part.spending.map(({ amount, before }) => [amount, before])).toEqual([[zar(33), zar(20)]]);
  expect(part.cashFlow.at(-2)).toMatchObject({ month: '2026-10', out: zar(70) });
});

test('currencies after the first are ordered by how many transactions they have, then by code', () => {
  const rows = (currency: string, count: number) => spent('fuel', 1, { currency, count });
  expect(currenciesIn('ZAR', [], [rows('KES', 2), rows('USD', 5), rows('KES', 4), rows('EUR', 5)])).toEqual([
    'KES',
    'EUR',
    'USD',
  ]);
  expect(currenciesIn('ZAR', [], [rows('EUR', 5), rows('USD', 5)])).toEqual(['EUR', 'USD']);
  expect(currenciesIn('ZAR', [], [rows('USD', 5), rows('EUR', 5)])).toEqual(['EUR', 'USD']);
  expect(currenciesIn('ZAR', ['KES', 'ZAR'], [rows('KES', 900)])).toEqual(['ZAR', 'KES']);
});

test('the answer is a month that is short by as much as went out beyond what came in', () => {
  const flow = (left: number, count = 1) => ({ in: zar(0), out: zar(0), left: zar(left), refunds: zar(0), count });
  expect(answerOf(flow(-300), flow(0, 0))).toEqual({ state: 'short', amount: zar(300), compared: null });
  expect(answerOf(flow(0, 0), flow(9))).toEqual({ state: 'nothing-yet', amount: zar(0), compared: null });
  expect(answerOf(flow(0), flow(0, 0)).state).toBe('even');
});

test.each([
  [10n, 10n, 1000],
  [999n, 1000n, 999],
  [9n, 10_000n, 0],
  [-5n, -10n, 0],
  [1n, 1n, 1000],
])('%i of %i is %i thousandths of the whole', (part, whole, permille) => {
  expect(permilleOf(part, whole)).toBe(permille);
});
