import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Item, Occurrence } from './model.ts';
import { dueBetween, nextOf, rowsLike, splitByDay, summaryOf } from './summary.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const today = '2026-11-26';

function occurrence(due: string, state: Occurrence['state'], more: Partial<Occurrence> = {}): Occurrence {
  const paid = state === 'paid' ? { id: due, day: due, amount: ZAR(100) } : null;
  return { on: due, due, span: null, state, expected: ZAR(100), paid, isChosen: false, before: null, ...more };
}

function item(name: string, occurrences: Occurrence[], more: Partial<Item> = {}): Item {
  return {
    id: name,
    name,
    accountName: 'Cheque',
    source: { accountId: 'a', payee: name, direction: 'out', currency: 'ZAR', near: null },
    cadence: { kind: 'day-of-month', every: 1, day: 1, anchor: '2026-01-01', shift: 'none', country: 'ZA' },
    amount: { kind: 'exact', amount: ZAR(100) },
    changes: [],
    matches: [],
    isUnused: false,
    categoryId: null,
    usualCategoryId: null,
    occurrences,
    expected: ZAR(100),
    yearly: ZAR(1200),
    ...more,
  };
}

const income = { source: { ...item('', []).source, direction: 'in' as const } };

test('what is due soon is late or within 30 days, the earliest first; what is paid is not', () => {
  const items = [
    item('a', [occurrence('2026-11-20', 'paid'), occurrence('2026-12-26', 'due'), occurrence('2026-12-27', 'due')]),
    item('b', [
      occurrence('2026-10-25', 'late'),
      occurrence('2026-11-19', 'late'),
      occurrence('2026-12-01', 'skipped'),
      occurrence('2026-11-01', 'missing'),
    ]),
  ];
  const { dueSoon, toPay } = summaryOf(items, today);
  expect(dueSoon.map(({ item: one, occurrence: { due } }) => [one.name, due])).toEqual([
    ['b', '2026-11-19'],
    ['b', '2026-12-01'],
    ['a', '2026-12-26'],
  ]);
  expect(toPay).toEqual([ZAR(100)]);
});

test('what an expected holiday can still move is due until the last day that it can be', () => {
  const span = { from: '2026-11-24', to: '2026-11-26' };
  const items = [item('a', [occurrence('2026-11-25', 'due', { span })])];
  expect(dueBetween(items, today, '2026-12-26')).toHaveLength(1);
  expect(dueBetween(items, '2026-11-27', '2026-12-26')).toEqual([]);
  expect(summaryOf(items, today).toPay).toEqual([ZAR(100)]);
});

test('income counts neither in what is to be paid nor in what a year costs', () => {
  const items = [
    item('rent', [occurrence('2026-12-01', 'due')]),
    item('pay', [occurrence('2026-12-01', 'due')], income),
  ];
  expect(summaryOf(items, today)).toMatchObject({
    toPay: [ZAR(100)],
    yearly: [ZAR(1200)],
    bills: [{ name: 'rent' }],
    income: [{ name: 'pay' }],
  });
});

test('bills stand by what they cost a year, the dearest first', () => {
  const items = [item('small', [], { yearly: ZAR(1) }), item('large', [], { yearly: ZAR(5) })];
  expect(summaryOf(items, today).bills.map(({ name }) => name)).toEqual(['large', 'small']);
});

describe('what needs a look', () => {
  const rise = occurrence('2026-11-01', 'paid', { before: ZAR(80) });

  test('a price that rose, of what is paid', () => {
    expect(summaryOf([item('a', [rise])], today).rises).toMatchObject([
      { from: ZAR(80), to: ZAR(100), on: '2026-11-01' },
    ]);
    expect(summaryOf([item('a', [rise], income)], today).rises).toEqual([]);
  });

  test('a payment that did not come; after two in a row it has perhaps ended', () => {
    const months = [
      occurrence('2026-09-01', 'paid'),
      occurrence('2026-10-01', 'missing'),
      occurrence('2026-11-01', 'missing'),
    ];
    expect(summaryOf([item('a', months)], today).missed).toMatchObject([{ hasPerhapsEnded: true }]);
    expect(summaryOf([item('a', months.slice(0, 2))], today).missed).toMatchObject([{ hasPerhapsEnded: false }]);
    expect(summaryOf([item('a', months.slice(0, 1))], today).missed).toEqual([]);
  });
});

test('a year of bills that have perhaps ended is named, without income and what was missed once', () => {
  const once = [occurrence('2026-10-01', 'missing')];
  const twice = [...once, occurrence('2026-11-01', 'missing')];
  const items = [
    item('a', twice),
    item('b', twice, { yearly: ZAR(50) }),
    item('c', once),
    item('d', twice, income),
    item('e', twice, { yearly: money(7, 'KES') }),
  ];
  expect(summaryOf(items, today).endedYearly).toEqual([ZAR(1250), money(7, 'KES')]);
  expect(summaryOf(items.slice(2, 4), today).endedYearly).toEqual([]);
});

test('the next is the first that is to come', () => {
  expect(nextOf(item('a', [occurrence('2026-11-01', 'paid'), occurrence('2026-12-01', 'due')]))?.due).toBe(
    '2026-12-01',
  );
  expect(nextOf(item('a', []))).toBeNull();
});

test('both ends of the days count', () => {
  const items = [item('a', [occurrence('2026-12-01', 'due'), occurrence('2026-12-31', 'due')])];
  expect(dueBetween(items, '2026-12-01', '2026-12-31')).toHaveLength(2);
  expect(dueBetween(items, '2026-12-02', '2026-12-30')).toHaveLength(0);
});

test('what is paid for and not used is told with its cost, the dearest first; income is never unused', () => {
  const unused = { isUnused: true };
  const { unused: found, unusedYearly } = summaryOf(
    [
      item('used', []),
      item('cheap', [], { ...unused, yearly: ZAR(100) }),
      item('dear', [], { ...unused, yearly: ZAR(900) }),
      item('dollars', [], { ...unused, yearly: money(5n, 'USD') }),
      item('salary', [], { ...unused, ...income }),
    ],
    '2026-11-26',
  );
  expect(found.map(({ name }) => name)).toEqual(['dear', 'cheap', 'dollars']);
  expect(unusedYearly).toEqual([ZAR(1000), money(5n, 'USD')]);
});

test.each<[string, Partial<Item>, Occurrence['state'], string, boolean]>([
  ['every 12 months', { cadence: { ...item('', []).cadence, every: 12 } }, 'due', '2026-12-26', true],
  ['every 10 months', { cadence: { ...item('', []).cadence, every: 10 } }, 'due', '2026-11-26', true],
  ['every 9 months', { cadence: { ...item('', []).cadence, every: 9 } }, 'due', '2026-12-01', false],
  ['after 30 days', { cadence: { ...item('', []).cadence, every: 12 } }, 'due', '2026-12-27', false],
  ['skipped', { cadence: { ...item('', []).cadence, every: 12 } }, 'skipped', '2026-12-01', false],
  ['not seen yet', { cadence: { ...item('', []).cadence, every: 12 } }, 'late', '2026-11-20', false],
  ['income', { ...income, cadence: { ...item('', []).cadence, every: 12 } }, 'due', '2026-12-01', false],
])('what renews soon comes about once a year: %s', (_, more, state, due, isRenewal) => {
  expect(summaryOf([item('a', [occurrence(due, state)], more)], today).renewals).toHaveLength(isRenewal ? 1 : 0);
});

describe('paid from several accounts', () => {
  const of = (name: string, accountId: string, due = '2026-11-01', more: Partial<Item> = {}) =>
    item(name, [occurrence(due, 'paid')], {
      source: { accountId, payee: 'netflix', direction: 'out', currency: 'ZAR', near: null },
      ...more,
    });
  const names = (items: Item[]) =>
    summaryOf(items, today).severalTimes.map((one) => one.items.map(({ name }) => name).toSorted());

  test('is said of one payee, with what it comes to', () => {
    const items = [
      of('one', 'a'),
      of('two', 'b'),
      of('other', 'c', '2026-11-01', { source: { ...of('', 'c').source, payee: 'gym' } }),
    ];
    expect(names(items)).toEqual([['one', 'two']]);
    expect(summaryOf(items, today).severalTimes[0]?.yearly).toEqual([ZAR(2400)]);
  });

  test.each<[string, Item]>([
    ['is in the same account', of('two', 'a')],
    ['is income', of('two', 'b', '2026-11-01', { source: { ...of('', 'b').source, direction: 'in' } })],
    ['was not paid for longer than a period and its grace', of('two', 'b', '2026-10-15')],
    ['was never paid', item('two', [occurrence('2026-11-01', 'missing')], { source: of('', 'b').source })],
  ])('is not said where the second %s', (_, second) => {
    expect(names([of('one', 'a'), second])).toEqual([]);
  });

  test('the last day that counts is a period and its grace ago', () => {
    expect(names([of('one', 'a'), of('two', 'b', '2026-10-16')])).toEqual([['one', 'two']]);
  });
});

test('what is due today is to come; what has passed stands the newest first', () => {
  const all = ['2026-11-01', '2026-11-25', '2026-11-26', '2026-12-01'].map((due) => occurrence(due, 'due'));
  const { coming, past } = splitByDay(all, today);
  expect(coming.map(({ due }) => due)).toEqual(['2026-11-26', '2026-12-01']);
  expect(past.map(({ due }) => due)).toEqual(['2026-11-25', '2026-11-01']);
});

test('transactions like a payment are found by the first word of its payee', () => {
  const source = { ...item('', []).source, payee: 'city gym' };
  expect(rowsLike(source)).toEqual({ q: 'city', currency: 'ZAR', account: 'a', direction: 'out' });
});
