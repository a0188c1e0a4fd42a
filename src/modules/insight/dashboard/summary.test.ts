import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { periodAt } from '#kernel/period-rules.ts';
import { monthsFrom } from '#testing/months.ts';
import {
  coursePeriods,
  currenciesIn,
  flowOf,
  inCurrency,
  type KnownCategory,
  merged,
  monthToShow,
  permilleOf,
  spansOf,
  spendingOf,
  type Sum,
} from './rules.ts';

const CALENDAR = monthsFrom('1');
/** The calendar month that a text like 2026-11 names. */
const monthIn = (month: string) => periodAt(`${month}-01`, CALENDAR);

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
  expect(monthToShow('2026-11-21', ['2026-03', '2026-09', '2025-12'].map(monthIn), CALENDAR)).toEqual(
    monthIn('2026-09'),
  );
  expect(monthToShow('2026-11-21', ['2026-03', '2026-11'].map(monthIn), CALENDAR)).toEqual(monthIn('2026-11'));
});

test('the month of today is looked at up to today, beside as many days of the month before', () => {
  expect(spansOf('2026-11-21', monthIn('2026-11'), CALENDAR)).toMatchObject({
    soFar: { from: '2026-11-01', to: '2026-11-21' },
    before: { from: '2026-10-01', to: '2026-10-21' },
    isWhole: false,
  });
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
});

test('a summary has the month so far, the same days before, and the whole month before', () => {
  const on = (day: string, minor: number) => ({ day, currency: 'ZAR', spent: BigInt(minor) });
  const months = [
    { from: '2026-10-01', ...spent('fuel', 70) },
    { from: '2026-11-01', ...spent('fuel', 999) },
  ];
  const days = [on('2026-10-21', 20), on('2026-10-31', 50), on('2026-11-01', 30), on('2026-11-21', 3)];
  const spans = spansOf('2026-11-21', monthIn('2026-11'), CALENDAR);
  const sums = { months, soFar: [spent('fuel', 33)], before: [spent('fuel', 20)], spent: days };
  const part = inCurrency('ZAR', spans, coursePeriods(spans.period, CALENDAR), sums, CATEGORIES);
  expect(part).toMatchObject({ currency: 'ZAR', soFar: { out: zar(33) }, before: { out: zar(20) } });
  expect(part.lastMonth.out).toEqual(zar(70));
  expect(part.spending.map(({ amount, before }) => [amount, before])).toEqual([[zar(33), zar(20)]]);
  expect(part.cashFlow.at(-2)).toMatchObject({ from: '2026-10-01', out: zar(70) });
  expect([part.spent.length, part.spentBefore.length]).toEqual([21, 31]);
  expect([part.spent[0], part.spent.at(-1), part.spentBefore.at(-1)]).toEqual([zar(30), zar(33), zar(70)]);
  const none = inCurrency('KES', spans, coursePeriods(spans.period, CALENDAR), sums, CATEGORIES);
  expect([none.spent, none.spentBefore]).toEqual([[], []]);
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

test.each([
  [10n, 10n, 1000],
  [999n, 1000n, 999],
  [9n, 10_000n, 0],
  [-5n, -10n, 0],
  [1n, 1n, 1000],
])('%i of %i is %i thousandths of the whole', (part, whole, permille) => {
  expect(permilleOf(part, whole)).toBe(permille);
});
