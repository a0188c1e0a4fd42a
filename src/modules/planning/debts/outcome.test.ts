import { describe, expect, test } from 'vitest';
import { csvText } from '#kernel/csv.ts';
import { MARKETS } from '#kernel/markets.ts';
import { decimalOf, type Money, money } from '#kernel/money.ts';
import { balanceLines } from './balance-lines.ts';
import { coursePoints } from './course-points.ts';
import { exampleIn } from './examples.ts';
import { monthAt } from './kept-plan.ts';
import { debtRows, monthRows, monthsView, planSheet } from './month-rows.ts';
import {
  answerOf,
  durationWords,
  findingOf,
  meaningOf,
  monthlyOf,
  outcomeOf,
  owedIn,
  timeWords,
  warningsOf,
  wayCells,
} from './outcome.ts';
import type { Debt, Strategy } from './rules.ts';

const plain = {
  amount: (value: Money) => `R${decimalOf(value)}`,
  figure: (value: Money) => `R${decimalOf(value).split('.')[0]}`,
  month: null,
};
const dated = { ...plain, month: (number: number) => `month no. ${number}` };
const rand = (minor: number) => money(minor, 'ZAR');
const debt = (name: string, balance: number, rate: number, minimum: number): Debt => ({
  id: name,
  name,
  balance: rand(balance),
  rate,
  minimum: rand(minimum),
});
const outcome = (debts: readonly Debt[], extra = 0, strategy: Strategy = 'avalanche') =>
  outcomeOf(debts, { strategy, extra: rand(extra), once: [] });

test.each([
  [0, 'no time'],
  [1, '1\u00a0month'],
  [11, '11\u00a0months'],
  [12, '1\u00a0year'],
  [13, '1\u00a0year and 1\u00a0month'],
  [29, '2\u00a0years and 5\u00a0months'],
])('%i months are %s', (months, words) => {
  expect(durationWords(months)).toBe(words);
});

test.each([
  [1, '2026-11', 'this month'],
  [2, '2026-12', '1\u00a0month'],
  [13, '2027-11', '1\u00a0year'],
  [14, '2027-12', '1\u00a0year and 1\u00a0month'],
  [22, '2028-08', '1\u00a0year and 9\u00a0months'],
  [37, '2029-11', '3\u00a0years'],
])('from November 2026, payment %i falls in %s: %s', (payments, month, words) => {
  expect(monthAt('2026-11', payments)).toBe(month);
  expect(timeWords(payments)).toBe(words);
  const found = outcome([debt('Family', payments * 100_00, 0, 100_00)]);
  const writing = { ...plain, month: (number: number) => monthAt('2026-11', number) };
  expect(wayCells(found.chosen, writing)[0]).toBe(month);
  expect(answerOf(found, writing)).toBe(
    payments === 1 ? 'Debt-free this month.' : `Debt-free in ${month}, after ${words}.`,
  );
});

describe('the answer', () => {
  const slow = debt('Card', 1_000_00, 2400, 40_00);
  test('says when, and what it saves', () => {
    const found = outcome([slow], 60_00);
    expect(answerOf(found, plain)).toBe('Debt-free in 11\u00a0months.');
    expect(answerOf(found, dated)).toBe('Debt-free in month no. 12, after 11\u00a0months.');
    expect(meaningOf(found, plain)).toBe(
      'That is 2\u00a0years sooner and R273 less interest than with minimum payments.',
    );
    expect(monthlyOf(found)).toEqual(rand(100_00));
  });
  test('says when nothing is gained', () => {
    expect(meaningOf(outcome([slow]), plain)).toMatch(/^This is the same as paying only the minimum on each debt/);
  });
  test('asks for debts where there are none', () => {
    expect(answerOf(outcome([]), plain)).toMatch(/^Add a debt/);
    expect(meaningOf(outcome([]), plain)).toBe('');
    expect(wayCells(outcome([]).chosen, plain)).toEqual(['—', 'R0', 'R0']);
  });
  test('says that nothing is owed any more, and of a debt that it is paid off', () => {
    const paid = [debt('Card', 0, 2400, 50_00)];
    const found = outcome(paid);
    expect(answerOf(found, dated)).toBe('You owe nothing.');
    expect(answerOf(found, plain)).toBe('You owe nothing.');
    expect(meaningOf(found, plain)).toBe('Every debt in this plan is paid off.');
    expect(monthlyOf(found)).toEqual(rand(0));
    expect(debtRows(found.chosen, paid, dated)).toEqual([['Card', 'Paid off']]);
    const open = [...paid, debt('Family', 100_00, 0, 50_00), debt('Shark', 1_000_00, 12_000, 0)];
    expect(debtRows(outcome(open).ways.minimums, open, dated)).toEqual([
      ['Card', 'Paid off'],
      ['Family', 'month no. 2'],
      ['Shark', 'Not paid off'],
    ]);
  });
  test.each([
    ['nothing is paid, and nothing charged', debt('Family', 100_00, 0, 0), 'Your plan has no payments.'],
    ['nothing is paid, at interest', debt('Card', 1_000_00, 2400, 0), 'Your plan has no payments.'],
    [
      'it is too far ahead',
      debt('House', 10_000_000_00, 0, 1_00),
      'You would be debt-free too far in the future to give a date.',
    ],
    ['less is paid than the interest', debt('Card', 1_000_00, 2400, 15_00), 'Your payments do not cover the interest.'],
  ])('says why there is no end: %s', (_, one, why) => {
    const meaning = meaningOf(outcome([one]), plain);
    expect(`${meaning.split('.')[0]}.`).toBe(why);
    expect(meaning).toMatch(/ Talk to your lenders before you miss a payment\.$/);
  });
  test('says that a debt never ends, which one, and what would be needed', () => {
    const found = outcome([debt('Card', 1_000_00, 2400, 15_00)]);
    expect(answerOf(found, dated)).toBe('At this pace you will never be debt-free.');
    expect(meaningOf(found, plain)).toContain('do not cover the interest');
    expect(warningsOf(found, plain)).toEqual([
      'The minimum payment on Card, R15.00 a month, does not cover its interest of R20.00. The debt would never be paid off.',
    ]);
    expect(wayCells(found.chosen, plain)).toEqual(['Never', '—', '—']);
  });
  test('says that the plan ends what the minimums do not', () => {
    const found = outcome([debt('Card', 1_000_00, 2400, 15_00), debt('Family', 100_00, 0, 0)], 100_00);
    expect(meaningOf(found, plain)).toBe('With minimum payments only, you would never be debt-free.');
    expect(warningsOf(found, plain).map((sentence) => sentence.slice(-57))).toEqual([
      ' Your plan still pays off this debt with the extra money.',
      ' Your plan still pays off this debt with the extra money.',
    ]);
    expect(warningsOf(found, plain)[1]).toMatch(/^You pay nothing on Family/);
  });
  test('says when it takes longer than anybody lives', () => {
    const found = outcome([debt('House', 10_000_000_00, 0, 1_00)]);
    expect(answerOf(found, plain)).toBe('You would still owe money after 100 years.');
    expect(wayCells(found.chosen, plain)[0]).toBe('Over 100 years');
    const rescued = outcome([debt('House', 10_000_000_00, 0, 1_00)], 100_000_00);
    expect(meaningOf(rescued, plain)).toBe('With minimum payments only, you would still owe money after 100 years.');
  });
});

describe('the lines are headed by what they show', () => {
  const card = debt('Card', 1_000_00, 2400, 40_00);
  const unequal = [debt('a', 100_00, 0, 50_00), debt('b', 100_00, 0, 25_00)];
  const equal = [debt('a', 100_00, 0, 50_00), debt('b', 100_00, 0, 50_00)];
  const endless = [debt('Card', 100_00, 0, 50_00), debt('Family', 100_00, 0, 0)];
  const far = debt('House', 10_000_000_00, 0, 1_00);
  test.each([
    ['sooner', unequal, 0, 'Avalanche clears the debt 1\u00a0month sooner than minimum payments'],
    ['as soon', equal, 0, 'Avalanche clears the debt in the same month as minimum payments'],
    [
      'what the minimums never do',
      endless,
      50_00,
      'Avalanche clears the debt in 1\u00a0month; minimum payments never do',
    ],
    [
      'sooner, with one debt and so no order',
      [card],
      60_00,
      'Your plan clears the debt 2\u00a0years sooner than minimum payments',
    ],
    ['as soon, with one debt', [card], 0, 'Your plan clears the debt in the same month as minimum payments'],
    [
      'what would take forever',
      [far],
      9_999_999_00,
      'Your plan clears the debt this month; minimum payments take over 100 years',
    ],
    ['nothing owed, and no lines', [debt('Card', 0, 2400, 40_00)], 0, ''],
    ['no end, and no lines', [debt('Card', 1_000_00, 2400, 15_00)], 0, ''],
    ['no end in a hundred years, and no lines', [far], 0, ''],
    ['no debts, and no lines', [], 0, ''],
  ])('%s', (_, debts, extra, words) => {
    expect(findingOf(outcome(debts, extra))).toBe(words);
  });
  test.each([
    ['snowball', 'Snowball'],
    ['custom', 'Your own order'],
  ] as const)('the way is named: %s', (strategy, name) => {
    expect(findingOf(outcome(unequal, 0, strategy))).toBe(
      `${name} clears the debt 1\u00a0month sooner than minimum payments`,
    );
  });
});

describe('the months', () => {
  const debts = [debt('=Card', 100_00, 0, 60_00), debt('Loan', 150_00, 1200, 50_00)];
  const { chosen } = outcome(debts);
  test('as they are read', () => {
    expect(monthRows(chosen, { debts, plan: { once: [{ month: 3, amount: rand(32_85) }] } }, plain)).toEqual([
      ['Month 1', 'R1', 'R110', 'R141', ''],
      ['Month 2', 'R1', 'R110', 'R32', '=Card paid off'],
      ['Month 3', 'R0', 'R32', 'R0', 'One-off payment of R32 · Loan paid off'],
    ]);
    expect(debtRows(chosen, debts, dated)).toEqual([
      ['=Card', 'month no. 2'],
      ['Loan', 'month no. 3'],
    ]);
  });
  test('as a sheet, exact, and without a formula in a name', () => {
    const lines = csvText(planSheet(chosen, debts, (number) => `2026-1${number}`)).split('\r\n');
    expect(lines[0]).toBe(
      `Month,Interest (ZAR),Paid (ZAR),Owed after (ZAR),'=Card: interest,'=Card: paid,'=Card: owed after,Loan: interest,Loan: paid,Loan: owed after`,
    );
    expect(lines[3]).toBe('2026-13,0.33,32.85,0.00,,,,0.33,32.85,0.00');
  });
});

test.each([
  [0, false, 'Month by month', 0, null],
  [13, false, 'Month by month', 13, null],
  [13, true, 'Month by month', 13, null],
  [14, false, 'Month by month: the first twelve months and the last month', 13, 'Show every month'],
  [14, true, 'Month by month', 14, 'Show fewer months'],
])('of %i months, all wanted: %s, is shown “%s”', (count, isAll, caption, shown, toggle) => {
  const rows = Array.from({ length: count }, (_, place) => [String(place + 1), '', '', '', ''] as const);
  const view = monthsView(rows, isAll);
  expect([view.caption, view.rows.length, view.toggle]).toEqual([caption, shown, toggle]);
  expect([view.rows.at(11), view.rows.at(-1)]).toEqual([rows.at(11), rows.at(-1)]);
});

test('the lines begin with what is owed and end with nothing', () => {
  const debts = [debt('a', 100_00, 0, 50_00), debt('b', 100_00, 0, 25_00)];
  const { chosen, ways } = outcome(debts);
  expect(balanceLines(owedIn(debts, 'ZAR'), chosen, ways.minimums)).toEqual({
    chosen: 'M0 0L250 112.5L500 225L750 300',
    minimums: 'M0 0L250 112.5L500 225L750 262.5L1000 300',
    most: 200_00n,
    months: 4,
  });
  const endless = outcome([debt('a', 100_00, 2400, 1_00)], 60_00);
  expect(balanceLines(rand(100_00), endless.chosen, endless.ways.minimums)).toMatchObject({ minimums: '', months: 2 });
});

test('the course of a plan is drawn month by month, a long one year by year, each way until it is at its end', () => {
  const debts = [debt('a', 100_00, 0, 50_00), debt('b', 100_00, 0, 25_00)];
  const { chosen, ways } = outcome(debts);
  expect(coursePoints(chosen, ways.minimums, '2026-11')).toEqual([
    { month: '2026-11', plan: rand(125_00), minimums: rand(125_00) },
    { month: '2026-12', plan: rand(50_00), minimums: rand(50_00) },
    { month: '2027-01', plan: rand(0), minimums: rand(25_00) },
    { month: '2027-02', plan: null, minimums: rand(0) },
  ]);
  const long = outcome([debt('a', 130_00, 0, 1_00)]);
  const points = coursePoints(long.chosen, long.ways.minimums, '2026-11');
  expect(points.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, year) => `${2026 + year}-11`));
  expect([points.at(-2)?.plan, points.at(-1)?.plan]).toEqual([rand(9_00), rand(0)]);
  const endless = outcome([debt('a', 100_00, 2400, 1_00)], 60_00);
  expect(coursePoints(endless.chosen, endless.ways.minimums, '2026-11').map(({ minimums }) => minimums)).toEqual([
    null,
    null,
  ]);
});

test.each(MARKETS.map(({ currency }) => currency))(
  'the example in %s ends, and shows what a plan is for',
  (currency) => {
    const { debts, plan } = exampleIn(currency);
    const { ways, chosen } = outcomeOf(debts, plan);
    expect(debts.every(({ balance }) => balance.currency === currency)).toBe(true);
    expect([chosen.end, ways.minimums.end]).toEqual(['free', 'free']);
    expect(ways.avalanche.interest.minor < ways.snowball.interest.minor).toBe(true);
    expect(chosen.months.length).toBeLessThan(ways.minimums.months.length - 5);
  },
);
