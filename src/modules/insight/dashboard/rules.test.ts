import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { add, money } from '#kernel/money.ts';
import { periodAt, type Periods } from '#kernel/period-rules.ts';
import { monthsFrom } from '#testing/months.ts';
import type { Flow } from './model.ts';
import {
  cardPaymentsOf,
  coursePeriods,
  currenciesIn,
  flowOf,
  goodMonths,
  inCurrency,
  isComparable,
  type KnownCategory,
  monthToShow,
  permilleOf,
  shownCurrency,
  spansOf,
  spendingOf,
  type Sum,
  totalsOf,
} from './rules.ts';

const CALENDAR = monthsFrom('1');
const PAYDAY = monthsFrom('25');
const monthIn = (month: string) => periodAt(`${month}-01`, CALENDAR);

const known = (id: string, kind: KnownCategory['kind'], parentId: string | null = null): [string, KnownCategory] => [
  id,
  { id, parentId, kind, name: id, colour: 'green', icon: 'tag' },
];
const CATEGORIES = new Map([
  known('salary', 'income'),
  known('food', 'expense'),
  known('groceries', 'expense', 'food'),
  known('eating-out', 'expense', 'food'),
  known('fuel', 'expense'),
  known('own-transfer', 'transfer'),
]);
const sum = (categoryId: string | null, came: number, went: number, currency = 'ZAR'): Sum => ({
  currency,
  categoryId,
  kind: CATEGORIES.get(categoryId ?? '')?.kind ?? null,
  in: BigInt(came),
  out: BigInt(-went),
  count: 1,
});
const zar = (minor: number | bigint) => money(minor, 'ZAR');

test.each<[Day, Periods, Day, Day]>([
  ['2026-11-21', CALENDAR, '2026-10-01', '2026-10-21'],
  ['2026-03-31', CALENDAR, '2026-02-01', '2026-02-28'],
  ['2028-03-30', CALENDAR, '2028-02-01', '2028-02-29'],
  ['2026-01-05', CALENDAR, '2025-12-01', '2025-12-05'],
  ['2026-02-28', CALENDAR, '2026-01-01', '2026-01-28'],
  ['2026-11-22', PAYDAY, '2026-09-25', '2026-10-23'],
  ['2026-11-24', PAYDAY, '2026-09-25', '2026-10-24'],
  ['2026-11-25', PAYDAY, '2026-10-25', '2026-10-25'],
])('on %s, with months by %j, the one before is looked at from %s to %s', (today, rule, from, to) => {
  expect(spansOf(today, periodAt(today, rule), rule).before).toEqual({ from, to });
});

test('on any day and by any rule, what is compared is as many days, or all there were', () => {
  const rule = fc
    .tuple(
      fc.constantFrom('1', '16', '25', '25-or-before', '31', 'last-working-day'),
      fc.constantFrom('ZA', 'KE', 'NG'),
    )
    .map(([start, country]) => monthsFrom(start, country));
  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 4000 }), (months, offset) => {
      const today = addDays('2020-01-01', offset);
      const month = monthToShow(today, [], months);
      const { period, previous, soFar, before, isWhole } = spansOf(today, month, months);
      expect([soFar.from, soFar.to, before.from]).toEqual([period.from, today, previous.from]);
      expect(isWhole).toBe(today === period.to);
      expect(before.to <= previous.to).toBe(true);
      if (before.to < previous.to) expect(daysBetween(before.from, before.to)).toBe(daysBetween(period.from, today));
      else expect(daysBetween(previous.from, previous.to)).toBeLessThanOrEqual(daysBetween(period.from, today));
    }),
  );
});

describe('money in, out and left', () => {
  test.each<[string, Sum[], number, number, number]>([
    ['a salary and groceries', [sum('salary', 3000, 0), sum('groceries', 0, 800)], 3000, 800, 2200],
    ['a refund, which makes spending smaller', [sum('groceries', 300, 800)], 0, 500, -500],
    ['a refund larger than the spending', [sum('groceries', 900, 800)], 0, -100, 100],
    ['a salary taken back in part', [sum('salary', 3000, 500)], 2500, 0, 2500],
    ['a transfer between own accounts', [sum('own-transfer', 5000, 5000), sum('fuel', 0, 10)], 0, 10, -10],
    ['rows without a category', [sum(null, 70, 30)], 70, 30, 40],
    ['rows whose category is not known', [sum('gone', 70, 30)], 70, 30, 40],
    ['another currency', [sum('salary', 3000, 0, 'USD')], 0, 0, 0],
  ])('%s', (_, sums, came, went, left) => {
    expect(flowOf(sums, 'ZAR')).toMatchObject({ in: zar(came), out: zar(went), left: zar(left) });
  });

  test('what came back from spending is told apart; income is no refund', () => {
    const sums = [sum('groceries', 300, 800), sum('fuel', 20, 0), sum('salary', 5000, 0), sum(null, 9, 0)];
    expect(flowOf(sums, 'ZAR').refunds).toEqual(zar(320));
  });

  test('transfers alone are no rows that count', () => {
    expect(flowOf([sum('own-transfer', 5, 5)], 'ZAR').count).toBe(0);
  });
});

test('spending stands under the upper category, largest first, beside the month before', () => {
  const now = [
    sum('groceries', 20, 100),
    sum('eating-out', 0, 300),
    sum('food', 0, 5),
    sum('fuel', 0, 90),
    sum(null, 7, 40),
  ];
  const spending = spendingOf(now, [sum('fuel', 0, 60)], 'ZAR', CATEGORIES);
  expect(spending.map(({ name, amount, before }) => [name, amount.minor, before.minor])).toEqual([
    ['food', 385n, 0n],
    ['fuel', 90n, 60n],
    ['No category yet', 40n, 0n],
  ]);
  expect(spending[0]?.children.map(({ name, amount }) => [name, amount.minor])).toEqual([
    ['eating-out', 300n],
    ['groceries', 80n],
    ['food', 5n],
  ]);
  expect(spending[1]?.children).toEqual([]);
});

const anySum = fc
  .record({
    currency: fc.constantFrom('ZAR', 'KES'),
    categoryId: fc.constantFrom(null, 'gone', ...CATEGORIES.keys()),
    in: fc.bigInt(0n, 10n ** 20n),
    out: fc.bigInt(-(10n ** 20n), 0n),
    count: fc.integer({ min: 1, max: 9 }),
  })
  .map((one): Sum => ({ ...one, kind: CATEGORIES.get(one.categoryId ?? '')?.kind ?? null }));

test('whatever the rows: in less out is left, the parts of spending add up to what went out, and children to theirs', () => {
  fc.assert(
    fc.property(fc.array(anySum), fc.array(anySum), (now, before) => {
      const flow = flowOf(now, 'ZAR');
      expect(flow.in.minor - flow.out.minor).toBe(flow.left.minor);
      const spending = spendingOf(now, before, 'ZAR', CATEGORIES);
      expect(spending.map(({ amount }) => amount).reduce(add, zar(0))).toEqual(flow.out);
      expect(spending.map((share) => share.before).reduce(add, zar(0))).toEqual(flowOf(before, 'ZAR').out);
      for (const { amount, children } of spending)
        if (children.length > 0) expect(children.map((child) => child.amount).reduce(add, zar(0))).toEqual(amount);
    }),
  );
});

test('the course over time has twelve months, the last one only up to today', () => {
  const months = [
    { from: '2025-12-01', ...sum('fuel', 0, 10) },
    { from: '2026-11-01', ...sum('fuel', 0, 99) },
  ];
  const soFar = [sum('fuel', 0, 33)];
  const spans = spansOf('2026-11-21', monthIn('2026-11'), CALENDAR);
  const periods = coursePeriods(spans.period, CALENDAR);
  const part = inCurrency('ZAR', spans, periods, { months, soFar, before: [], spent: [] }, CATEGORIES);
  const twelve = '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11';
  expect(part.cashFlow.map(({ from }) => from.slice(0, 7)).join(' ')).toBe(twelve);
  expect(part.cashFlow.map(({ out }) => Number(out.minor))).toEqual([10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33]);
  expect(part.cashFlow[0]).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
});

test.each([
  ['ZAR', [], [], ['ZAR']],
  ['ZAR', ['USD'], [], ['USD']],
  ['ZAR', ['USD', 'ZAR', 'KES'], ['KES', 'KES', 'USD'], ['ZAR', 'KES', 'USD']],
  ['ZAR', ['KES', 'EUR'], [], ['EUR', 'KES']],
])('books in %s with accounts in %j and rows in %j show %j', (base, held, rows, shown) => {
  const sums = rows.map((currency) => sum('fuel', 0, 1, currency));
  expect(currenciesIn(base, held, sums)).toEqual(shown);
});

test('totals keep what is owed apart from what is there, and currencies apart from each other', () => {
  const account = { accountId: 'a', name: '', bankName: '', accountType: 'cheque', isActive: true } as const;
  const balances = [zar(500), zar(-2000), zar(0), money(70, 'USD')].map((balance) => ({ ...account, balance }));
  expect(totalsOf(balances, ['ZAR', 'USD', 'KES'])).toEqual([
    { currency: 'ZAR', have: zar(500), owe: zar(2000), total: zar(-1500) },
    { currency: 'USD', have: money(70, 'USD'), owe: money(0, 'USD'), total: money(70, 'USD') },
  ]);
});

const flow = (left: number, count = 1): Flow => ({
  in: zar(left),
  out: zar(0),
  left: zar(left),
  refunds: zar(0),
  count,
});

test('a period without a transaction is nothing to compare with, whatever it comes to', () => {
  expect(isComparable(flow(0, 0))).toBe(false);
  expect(isComparable(flow(0, 1))).toBe(true);
});

test.each([
  [0n, 10n, 0],
  [5n, 10n, 500],
  [1n, 3n, 333],
  [-5n, 10n, 0],
  [12n, 10n, 1000],
  [5n, 0n, 0],
])('%i of %i is %i thousandths', (part, whole, permille) => {
  expect(permilleOf(part, whole)).toBe(permille);
});

test.each([
  [[flow(5), flow(-1), flow(9)], false, { good: 1, of: 2, isUnbroken: true }],
  [[flow(5), flow(-1), flow(9)], true, { good: 2, of: 3, isUnbroken: true }],
  // Before the first statement there is nothing to say; a gap behind it is a statement that may be missing.
  [[flow(0, 0), flow(0, 0), flow(-1), flow(9), flow(9)], false, { good: 1, of: 2, isUnbroken: true }],
  [[flow(5), flow(0, 0), flow(-1), flow(0), flow(9)], false, { good: 1, of: 3, isUnbroken: false }],
  [[flow(5), flow(0, 0), flow(9)], false, { good: 1, of: 1, isUnbroken: false }],
  [[flow(9)], false, { good: 0, of: 0, isUnbroken: false }],
])('of the course %# the good months are counted', (course, isWhole, counted) => {
  expect(goodMonths(course, isWhole)).toEqual(counted);
});

test.each<[Day, string[], string]>([
  ['2026-11-21', ['2026-11', '2026-10'], '2026-11'],
  ['2026-11-21', ['2026-03', '2025-12'], '2026-03'],
  // A row dated ahead does not make the future the month to look at.
  ['2026-11-21', ['2026-12', '2026-03'], '2026-03'],
  ['2026-11-21', ['2026-12'], '2026-11'],
  ['2026-11-21', [], '2026-11'],
])('on %s, with transactions in %j, the month looked at is %s', (today, months, shown) => {
  expect(monthToShow(today, months.map(monthIn), CALENDAR)).toEqual(monthIn(shown));
});

test.each(['2026-11-24', '2026-11-25'])('on %s the month looked at is the one that payday began', (day) => {
  expect(monthToShow(day, [periodAt(day, PAYDAY)], PAYDAY).from).toBe(day < '2026-11-25' ? '2026-10-25' : '2026-11-25');
});

test('a month that is over is looked at whole, beside the whole of the one before', () => {
  expect(spansOf('2026-11-21', monthIn('2026-03'), CALENDAR)).toEqual({
    period: monthIn('2026-03'),
    previous: monthIn('2026-02'),
    soFar: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-02-01', to: '2026-02-28' },
    isWhole: true,
  });
});

test.each([
  ['USD', ['ZAR', 'USD'], 'USD'],
  ['KES', ['ZAR', 'USD'], 'ZAR'],
  [undefined, ['USD', 'ZAR'], 'ZAR'],
  ['KES', ['USD'], null],
  [undefined, [], null],
])('of books in rand, %s is wanted and %j is kept: %s is shown', (wanted, held, shown) => {
  expect(shownCurrency(wanted, 'ZAR', held)).toBe(shown);
});

test.each([
  ['eight days before it is due', '2026-04-01', []],
  ['a week before', '2026-04-02', ['Gold 2026-04-09']],
  ['on the day', '2026-04-09', ['Gold 2026-04-09']],
  ['after it, with another due soon', '2026-04-20', ['Gold 2026-04-09', 'Blue 2026-04-25']],
])('payments of cards are things to do: %s', (_, today, found) => {
  const statement = (accountId: string, dueOn: string | null, owed: number, paid = 0) => {
    const figures = { balance: money(-owed, 'ZAR'), cameIn: money(paid, 'ZAR') };
    return { accountId, day: '2026-03-15', dueOn, ...figures };
  };
  const accounts = ['Blue', 'Gold', 'Paid', 'No day', 'No statement'].map((name) => ({ accountId: name, name }));
  const statements = [
    statement('Blue', '2026-04-25', 10),
    statement('Gold', '2026-04-09', 10, 4),
    statement('Paid', '2026-04-09', 10, 10),
    statement('No day', null, 10),
  ];
  expect(cardPaymentsOf(accounts, statements, today).map(({ name, dueOn }) => `${name} ${dueOn}`)).toEqual(found);
});
