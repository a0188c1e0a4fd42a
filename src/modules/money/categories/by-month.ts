import { type Currency, money } from '#kernel/money.ts';
import type { CategoryKind, MonthLine, MonthsOverview, MonthsPart } from './model.ts';
import { type CategorySum, sizeOf } from './usage.ts';

/** What transactions come to under a category in one period; null: without one. */
export type PeriodSum = Omit<CategorySum, 'id' | 'currency'> & { readonly id: string | null };

type Known = { readonly id: string; readonly parentId: string | null; readonly kind: CategoryKind };
/** One size for each period. */
type Sizes = readonly bigint[];

/**
 * A line for each category with transactions in the currency, what is below one after it, one amount for each period: spent (refunds taken off),
 * received, or moved out where it is a transfer. A line on the upper level holds what is below it too, so that the upper
 * lines with that of transactions without a category, which count by their sign, come to the totals: money in and money
 * out of each period.
 */
export function monthsOf(
  all: readonly Known[],
  periods: readonly (readonly PeriodSum[])[],
  currency: Currency,
): Omit<MonthsOverview, 'currencies'> {
  const kinds = new Map(all.map(({ id, kind }) => [id, kind]));
  const none = periods.map(() => 0n);
  const own = new Map<string, bigint[]>();
  const without = { income: [...none], expense: [...none] };
  for (const [place, sums] of periods.entries())
    for (const sum of sums) {
      const kind = sum.id === null ? undefined : kinds.get(sum.id);
      if (sum.id === null || kind === undefined) {
        // What came is money in and what went is money out (`directionOf` in the ledger).
        without.income[place] = (without.income[place] ?? 0n) + sum.in;
        without.expense[place] = (without.expense[place] ?? 0n) - sum.out;
      } else {
        const sizes = own.get(sum.id) ?? [...none];
        sizes[place] = (sizes[place] ?? 0n) + sizeOf(kind, sum);
        own.set(sum.id, sizes);
      }
    }

  const lineOf = (id: string | null, sizes: Sizes): MonthLine => ({
    id,
    amounts: sizes.map((minor) => money(minor, currency)),
    total: money(added(sizes), currency),
  });
  const partOf = (kind: CategoryKind): MonthsPart => {
    const lines: MonthLine[] = [];
    let totals: Sizes = none;
    for (const { id } of all.filter((one) => one.kind === kind && one.parentId === null)) {
      const below = all.flatMap((one) => {
        const sizes = one.parentId === id ? own.get(one.id) : undefined;
        return sizes === undefined ? [] : [lineOf(one.id, sizes)];
      });
      const alone = own.get(id);
      if (alone === undefined && below.length === 0) continue;
      const family = below.reduce<Sizes>(
        (sum, { amounts }) =>
          plus(
            sum,
            amounts.map(({ minor }) => minor),
          ),
        alone ?? none,
      );
      lines.push(lineOf(id, family), ...below);
      totals = plus(totals, family);
    }
    const rest = kind === 'transfer' ? none : without[kind];
    if (rest.some((minor) => minor !== 0n)) lines.push(lineOf(null, rest));
    totals = plus(totals, rest);
    return { lines, totals: totals.map((minor) => money(minor, currency)), total: money(added(totals), currency) };
  };
  return { currency, income: partOf('income'), expense: partOf('expense'), transfer: partOf('transfer') };
}

const plus = (one: Sizes, other: Sizes): Sizes => one.map((minor, place) => minor + (other[place] ?? 0n));
const added = (sizes: Sizes) => sizes.reduce((total, minor) => total + minor, 0n);
