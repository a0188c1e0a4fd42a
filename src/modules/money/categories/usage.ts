import { addMonths, type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { CategoryKind, SpendingGroup, Usage, UsageOverview } from './model.ts';
import { familyOf } from './rules.ts';

const MOST_MONTHS = 12;

/** What transactions in one currency come to under a category; `out` is zero or below. */
export type CategorySum = {
  readonly id: string;
  readonly currency: Currency;
  readonly in: bigint;
  readonly out: bigint;
};

/** What the ledger knows of categories. */
export type CategoryFigures = {
  readonly used: readonly { readonly id: string; readonly count: number; readonly lastUsed: Day | null }[];
  /** Of the first transaction in the workspace. */
  readonly firstMonth: Month | null;
  readonly ofYear: readonly CategorySum[];
  readonly ofMonth: readonly CategorySum[];
  /** Of the same days, on accounts that money is spent from: not savings, investments or loans. */
  readonly ofSpendingAccounts: readonly CategorySum[];
};

type Known = {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: CategoryKind;
  readonly spendingGroup: SpendingGroup | null;
};

/** The twelve full months before that of the day. */
export function yearBefore(today: Day): { readonly from: Day; readonly to: Day } {
  const month = monthOf(today);
  return { from: daysOf(addMonths(month, -MOST_MONTHS)).first, to: daysOf(addMonths(month, -1)).last };
}

/** How many full months there are since the first transaction, twelve at most. */
export function fullMonths(firstMonth: Month | null, today: Day): number {
  const now = monthOf(today);
  if (firstMonth === null || firstMonth >= now) return 0;
  const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return Math.min(MOST_MONTHS, count(now) - count(firstMonth));
}

export function usageOf(all: readonly Known[], figures: CategoryFigures, today: Day): UsageOverview {
  const months = fullMonths(figures.firstMonth, today);
  return {
    months,
    categories: all.map((category) => ofFamily(category, new Set(familyOf(all, category.id)), figures, months)),
    groups: groupsOf(all, figures),
  };
}

function ofFamily({ id, kind }: Known, family: ReadonlySet<string>, figures: CategoryFigures, months: number): Usage {
  const used = figures.used.filter((one) => family.has(one.id));
  const days = used.flatMap(({ lastUsed }) => (lastUsed === null ? [] : [lastUsed]));
  const sums = figures.ofYear.filter((one) => family.has(one.id));
  const totals = totalsOf(sums.map((sum) => money(sizeOf(kind, sum), sum.currency)));
  return {
    id,
    count: used.reduce((total, { count }) => total + count, 0),
    lastUsed: days.toSorted().at(-1) ?? null,
    averages: months === 0 ? [] : totals.map(({ minor, currency }) => money(rounded(minor, BigInt(months)), currency)),
  };
}

/** Above zero: spent, refunds taken off; received; or moved out, for both sides of a transfer may be here. */
export function sizeOf(kind: CategoryKind, sum: Pick<CategorySum, 'in' | 'out'>): bigint {
  if (kind === 'transfer') return -sum.out;
  return kind === 'income' ? sum.in + sum.out : -(sum.in + sum.out);
}

/**
 * What spending of each group comes to. Expenses count on every account. A transfer, such as into savings, counts by what
 * left the accounts that money is spent from, less what came back: its other side may be here too.
 */
function groupsOf(all: readonly Known[], figures: CategoryFigures): UsageOverview['groups'] {
  const of = (group: SpendingGroup): Money[] => {
    const idsOf = (kind: CategoryKind) =>
      new Set(all.filter((one) => one.spendingGroup === group && one.kind === kind).map(({ id }) => id));
    const [expenses, transfers] = [idsOf('expense'), idsOf('transfer')];
    return totalsOf(
      [
        ...figures.ofMonth.filter(({ id }) => expenses.has(id)),
        ...figures.ofSpendingAccounts.filter(({ id }) => transfers.has(id)),
      ].map((sum) => money(-(sum.in + sum.out), sum.currency)),
    );
  };
  return { need: of('need'), want: of('want'), saving: of('saving') };
}

/** One amount for each currency, in alphabetical order; nothing for one that comes to zero. */
function totalsOf(amounts: readonly Money[]): Money[] {
  const totals = new Map<Currency, bigint>();
  for (const { currency, minor } of amounts) totals.set(currency, (totals.get(currency) ?? 0n) + minor);
  return [...totals]
    .filter(([, minor]) => minor !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, minor]) => money(minor, currency));
}

/** Half a minor unit is rounded away from zero. */
function rounded(minor: bigint, by: bigint): bigint {
  const size = minor < 0n ? -minor : minor;
  const share = (2n * size + by) / (2n * by);
  return minor < 0n ? -share : share;
}
