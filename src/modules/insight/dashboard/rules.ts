import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { add, type Currency, type Money, money, negate, subtract } from '#kernel/money.ts';
import { lastPeriods, periodAt, periodBefore, type Periods, type Stretch } from '#kernel/period-rules.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { type KindSum as SumOfKind, moneyFlow } from '#modules/money/ledger/rules.ts';
import { currentStatement, type StatementFigures } from '#modules/money/accounts/rules.ts';
import type { Balance, Flow, InCurrency, Share, Span, Spending, ToDo, Total } from './model.ts';
import { courseOf, type DaySpending } from './course.ts';

/** How many months the course over time goes back, this one included. */
const MONTHS = 12;

/** Rows of one currency and kind of category added up. */
export type KindSum = SumOfKind & { readonly currency: Currency };
/** The same of one category. */
export type Sum = KindSum & { readonly categoryId: string | null };

export type KnownCategory = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: CategoryKind;
  readonly colour: string;
  readonly icon: string;
};
export type Categories = ReadonlyMap<string, KnownCategory>;

/** The month to look at where none was asked for: today's, or the latest with transactions where that has none. */
export function monthToShow(today: Day, filled: readonly Span[], months: Periods): Stretch {
  const current = periodAt(today, months);
  if (filled.some(({ from }) => from === current.from)) return current;
  const earlier = filled.map(({ from }) => from).filter((from) => from < current.from);
  const latest = earlier.toSorted().at(-1);
  return latest === undefined ? current : periodAt(latest, months);
}

/** The currency whose figures come first: the one wanted, else that of the books; null where nothing is kept in either. */
export function shownCurrency(
  wanted: Currency | undefined,
  base: Currency,
  held: readonly Currency[],
): Currency | null {
  return [wanted, base].find((one) => one !== undefined && held.includes(one)) ?? null;
}

/** The days that a summary of a month compares: the one that is running up to today, any other whole. */
export type Spans = {
  readonly period: Stretch;
  readonly previous: Stretch;
  readonly soFar: Span;
  /** As many days of the month before, all of them where it is shorter. */
  readonly before: Span;
  readonly isWhole: boolean;
};

export function spansOf(today: Day, period: Stretch, months: Periods): Spans {
  const previous = periodBefore(period, months);
  const isRunning = period.from <= today && today <= period.to;
  const to = isRunning ? today : period.to;
  const sameDay = isRunning ? addDays(previous.from, daysBetween(period.from, today)) : previous.to;
  return {
    period,
    previous,
    soFar: { from: period.from, to },
    before: { from: previous.from, to: sameDay < previous.to ? sameDay : previous.to },
    isWhole: to === period.to,
  };
}

/** One sum for each currency and category, of those of several accounts. */
export function merged(sums: readonly Sum[]): Sum[] {
  const groups = Map.groupBy(sums, ({ currency, categoryId }) => `${currency} ${categoryId}`);
  return [...groups.values()].map((group) =>
    group.reduce((a, b) => ({ ...a, in: a.in + b.in, out: a.out + b.out, count: a.count + b.count })),
  );
}

/** In, out and left of the sums in one currency. */
export function flowOf(sums: readonly KindSum[], currency: Currency): Flow {
  const { transferred: _, ...flow } = moneyFlow(
    sums.filter((sum) => sum.currency === currency),
    currency,
  );
  return flow;
}

const NO_CATEGORY_YET = { name: 'No category yet', colour: 'slate', icon: 'tag' } as const;

/** Spending by category of the upper level with what lies below it, largest first. Adds up to `flowOf(…).out`. */
export function spendingOf(
  now: readonly Sum[],
  before: readonly Sum[],
  currency: Currency,
  categories: Categories,
): Spending[] {
  const shares = new Map<string | null, Share>();
  const count = (sums: readonly Sum[], field: 'amount' | 'before') => {
    for (const sum of sums) {
      const { out } = moneyFlow([sum], currency);
      if (sum.currency !== currency || out.minor === 0n) continue;
      const share = shares.get(sum.categoryId) ?? emptyShare(sum.categoryId, currency, categories);
      shares.set(sum.categoryId, { ...share, [field]: add(share[field], out) });
    }
  };
  count(now, 'amount');
  count(before, 'before');
  const families = Map.groupBy(shares.values(), ({ categoryId }) => upperOf(categoryId, categories));
  const spending = [...families].map(([upperId, members]): Spending => ({
    ...members.reduce(
      (sum, member) => ({
        ...sum,
        amount: add(sum.amount, member.amount),
        before: add(sum.before, member.before),
      }),
      emptyShare(upperId, currency, categories),
    ),
    children: members.length === 1 && members[0]?.categoryId === upperId ? [] : members.toSorted(byAmount),
  }));
  return spending.toSorted(byAmount);
}

function emptyShare(categoryId: string | null, currency: Currency, categories: Categories): Share {
  const { name, colour, icon } = (categoryId === null ? undefined : categories.get(categoryId)) ?? NO_CATEGORY_YET;
  return { categoryId, name, colour, icon, amount: money(0, currency), before: money(0, currency) };
}

function upperOf(categoryId: string | null, categories: Categories): string | null {
  return (categoryId === null ? null : categories.get(categoryId)?.parentId) ?? categoryId;
}

function byAmount(a: Share, b: Share): number {
  if (a.amount.minor === b.amount.minor) return a.name < b.name ? -1 : 1;
  return a.amount.minor > b.amount.minor ? -1 : 1;
}

/** The sums a summary is made of. */
export type Sums = {
  readonly months: readonly (KindSum & { readonly from: Day })[];
  /** By category: of the days looked at, and of as many before. */
  readonly soFar: readonly Sum[];
  readonly before: readonly Sum[];
  /** On each day of the month looked at and of the one before. */
  readonly spent: readonly DaySpending[];
};

/** The months that the course over time shows, the one looked at last. */
export function coursePeriods(period: Stretch, months: Periods): Stretch[] {
  return lastPeriods(period, MONTHS, months);
}

/** One currency's part of the summary; what waits for the person is counted elsewhere. */
export function inCurrency(
  currency: Currency,
  spans: Spans,
  periods: readonly Span[],
  { months, soFar, before, spent }: Sums,
  categories: Categories,
): Omit<InCurrency, 'uncategorised' | 'unreviewed'> {
  const { period, previous } = spans;
  const byMonth = Map.groupBy(months, ({ from }) => from);
  const flow = flowOf(soFar, currency);
  const lastMonth = flowOf(byMonth.get(previous.from) ?? [], currency);
  return {
    currency,
    soFar: flow,
    before: flowOf(before, currency),
    lastMonth,
    spending: spendingOf(soFar, before, currency, categories),
    cashFlow: periods.map(({ from, to }) => ({
      from,
      to,
      ...flowOf(from === period.from ? soFar : (byMonth.get(from) ?? []), currency),
    })),
    // Where nothing counts there is no line to draw.
    spent: flow.count === 0 ? [] : courseOf(spans.soFar, spent, currency),
    spentBefore: lastMonth.count === 0 ? [] : courseOf(previous, spent, currency),
  };
}

/** The currencies there is anything in: that of the books first, then the others by how much happens in them. */
export function currenciesIn(base: Currency, held: readonly Currency[], sums: readonly KindSum[]): Currency[] {
  const rows = new Map<Currency, number>(held.map((currency) => [currency, 0]));
  for (const { currency, count } of sums) rows.set(currency, (rows.get(currency) ?? 0) + count);
  if (rows.size === 0) return [base];
  const rank = (currency: Currency) => (currency === base ? Number.POSITIVE_INFINITY : (rows.get(currency) ?? 0));
  return [...rows.keys()].toSorted((a, b) => (rank(a) === rank(b) ? (a < b ? -1 : 1) : rank(b) - rank(a)));
}

/** Balances added up, each currency for itself, in the order given. */
export function totalsOf(balances: readonly Balance[], currencies: readonly Currency[]): Total[] {
  return currencies.flatMap((currency) => {
    const minors = balances.map(({ balance }) => balance).filter((balance) => balance.currency === currency);
    if (minors.length === 0) return [];
    const sum = (parts: readonly Money[]) => parts.reduce(add, money(0, currency));
    const have = sum(minors.filter(({ minor }) => minor > 0n));
    const owe = negate(sum(minors.filter(({ minor }) => minor < 0n)));
    return [{ currency, have, owe, total: subtract(have, owe) }];
  });
}

/** Whether there is something in a period to compare another with: one that holds no transaction may only lack its statement. */
export function isComparable(before: Pick<Flow, 'count'>): boolean {
  return before.count > 0;
}

/** How many thousandths of the whole a part is, from 0 to 1000; 0 where there is no whole. */
export function permilleOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  return part >= whole ? 1000 : Number((part * 1000n) / whole);
}

/**
 * Of the whole months with transactions, those in which more came in than went out. A month without any says nothing:
 * its statement may only be missing. `isUnbroken`: there is none between them nor after them, so that they are "the last
 * so many months".
 */
export function goodMonths(
  cashFlow: readonly Flow[],
  isWhole: boolean,
): { good: number; of: number; isUnbroken: boolean } {
  const over = isWhole ? cashFlow : cashFlow.slice(0, -1);
  const known = over.filter(({ count }) => count > 0);
  const first = over.findIndex(({ count }) => count > 0);
  return {
    good: known.filter(({ left }) => left.minor > 0n).length,
    of: known.length,
    isUnbroken: first >= 0 && known.length === over.length - first,
  };
}

/** So many days before its day a payment is a thing to do. */
const DAYS_AHEAD = 7;

/** Payments of cards that are due within a week, or were due, the earliest first; of each card its statement to pay. */
export function cardPaymentsOf(
  accounts: readonly Pick<Balance, 'accountId' | 'name'>[],
  statements: readonly (StatementFigures & { readonly accountId: string })[],
  today: Day,
): ToDo['cardPayments'] {
  const byAccount = Map.groupBy(statements, ({ accountId }) => accountId);
  return accounts
    .flatMap(({ accountId, name }) => {
      const statement = currentStatement(byAccount.get(accountId) ?? []);
      if (statement === null || statement.dueOn === null || statement.due.minor === 0n) return [];
      const { dueOn, due } = statement;
      return daysBetween(today, dueOn) > DAYS_AHEAD ? [] : [{ accountId, name, dueOn, due }];
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}
