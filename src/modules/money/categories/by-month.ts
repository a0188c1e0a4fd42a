import { type Currency, money } from '#kernel/money.ts';
import type { CategoryKind, MonthLine, MonthsOverview } from './model.ts';
import { type CategorySum, sizeOf } from './usage.ts';

/** What transactions in one currency come to under a category in one period; null: without one. */
export type PeriodSum = Omit<CategorySum, 'id'> & { readonly id: string | null };

type Known = { readonly id: string; readonly parentId: string | null; readonly kind: CategoryKind };

/**
 * A line for each category with transactions, one amount for each period: spent (refunds taken off), received, or moved
 * out where it is a transfer. A line on the upper level holds what is below it too, so that the upper lines with that of
 * transactions without a category, which count by their sign, come to the totals: money in and money out of each period.
 */
export function monthsOf(
  all: readonly Known[],
  periods: readonly (readonly PeriodSum[])[],
  currency: Currency,
): MonthsOverview {
  const currencies = [...new Set(periods.flat().map((sum) => sum.currency))].toSorted();
  const known = new Set(all.map(({ id }) => id));
  const shown = periods.map((sums) =>
    sums
      .filter((sum) => sum.currency === currency)
      .map((sum) => ({ ...sum, id: sum.id !== null && known.has(sum.id) ? sum.id : null })),
  );
  const sizes = (kind: CategoryKind, isIn: (sum: PeriodSum) => boolean) =>
    shown.map((sums) =>
      sums.filter(isIn).reduce((total, sum) => total + (sum.id === null ? sideOf(kind, sum) : sizeOf(kind, sum)), 0n),
    );
  const lineOf = (kind: CategoryKind, id: string | null, isIn: (sum: PeriodSum) => boolean): MonthLine[] => {
    if (!shown.some((sums) => sums.some(isIn))) return [];
    const amounts = sizes(kind, isIn);
    return [{ id, amounts: amounts.map((minor) => money(minor, currency)), total: money(added(amounts), currency) }];
  };
  const partOf = (kind: CategoryKind) => {
    const own = all.filter((category) => category.kind === kind);
    const lines = own.flatMap((category) => {
      const family = new Set([category.id, ...own.filter((one) => one.parentId === category.id).map(({ id }) => id)]);
      return lineOf(kind, category.id, (sum) => sum.id !== null && family.has(sum.id));
    });
    const without = kind === 'transfer' ? [] : lineOf(kind, null, (sum) => sum.id === null && sideOf(kind, sum) !== 0n);
    const ids = new Set<string | null>(own.map(({ id }) => id));
    if (kind !== 'transfer') ids.add(null);
    const totals = sizes(kind, (sum) => ids.has(sum.id));
    return {
      lines: [...lines, ...without],
      totals: totals.map((minor) => money(minor, currency)),
      total: money(added(totals), currency),
    };
  };
  return { currency, currencies, income: partOf('income'), expense: partOf('expense'), transfer: partOf('transfer') };
}

/** Without a category what came is money in and what went is money out (`directionOf` in the ledger). */
function sideOf(kind: CategoryKind, sum: PeriodSum): bigint {
  return kind === 'income' ? sum.in : -sum.out;
}

const added = (amounts: readonly bigint[]) => amounts.reduce((total, minor) => total + minor, 0n);
