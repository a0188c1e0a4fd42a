import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import { periodAt, type Periods } from '#kernel/period-rules.ts';
import type { InCurrency, Share, Summary } from './model.ts';
import { coursePeriods, spansOf } from './rules.ts';

/** Days of a month shown in the sample, whatever day it is. */
const DAYS = 22;
/** Spent on the first days of a made-up month, in whole units: rent, then shops. */
const SPENT = [
  8_500, 240, 0, 980, 1_150, 310, 0, 620, 90, 1_400, 210, 0, 760, 330, 1_240, 180, 0, 540, 890, 120, 0, 670,
];
const CATEGORIES = [
  ['Housing', 'clay', 'house', 8_500],
  ['Food', 'ochre', 'basket', 4_320],
  ['Transport', 'sky', 'car', 2_410],
  ['Education and children', 'plum', 'graduation', 1_900],
] as const;
const [EARNED, IN_ACCOUNTS] = [24_000, 31_400];

/** A made-up summary, for the pale drawing of a dashboard that has nothing to show yet. */
export function sampleSummary(currency: Currency, today: Day, months: Periods): { summary: Summary; part: InCurrency } {
  const units = (amount: number) => money(BigInt(amount) * 100n, currency);
  const period = periodAt(today, months);
  const spans = spansOf(addDays(period.from, DAYS - 1), period, months);
  const course = SPENT.reduce<number[]>((days, spent) => [...days, (days.at(-1) ?? 0) + spent], []);
  const out = course.at(-1) ?? 0;
  const flow = (came: number, went: number) => ({
    in: units(came),
    out: units(went),
    left: units(came - went),
    refunds: units(0),
    count: 1,
  });
  const part: InCurrency = {
    currency,
    soFar: flow(EARNED, out),
    before: flow(EARNED, out - 620),
    lastMonth: flow(EARNED, out + 3_100),
    spending: CATEGORIES.map(([name, colour, icon, amount]) => {
      const share: Share = {
        // Of no category, so that no room is kept for the button that renames one.
        categoryId: null,
        name,
        colour,
        icon,
        amount: units(amount),
        before: units(Math.round(amount * 0.875)),
      };
      return { ...share, children: [] };
    }),
    cashFlow: coursePeriods(period, months).map((one) => ({ ...one, ...flow(EARNED, out), count: 0 })),
    spent: course.map(units),
    spentBefore: [...course, out, out + 900, out + 900, out + 1_800].map((spent, index) => units(spent - 40 * index)),
    uncategorised: 0,
    unreviewed: 0,
  };
  const summary: Summary = {
    ...spans,
    shown: currency,
    months: [],
    inCurrencies: [part],
    balances: [],
    totals: [{ currency, have: units(IN_ACCOUNTS), owe: units(0), total: units(IN_ACCOUNTS) }],
    latest: [],
    toDo: { filesToReview: 0, cardPayments: [], differences: [] },
    toCome: [],
  };
  return { summary, part };
}
