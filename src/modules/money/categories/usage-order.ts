import type { Currency } from '#kernel/money.ts';
import type { Category, Usage, UsageOverview } from './model.ts';

export type UsageColumn = 'name' | 'count' | 'lastUsed' | 'average';
export type UsageRow = Usage & { readonly category: Category };
type Order = {
  readonly sort: { readonly column: UsageColumn; readonly direction: 'up' | 'down' };
  /** By whose amounts averages are compared: amounts of several currencies have no order. */
  readonly currency: Currency;
};

/** The categories that are in use, in order; what is equal is in alphabetical order, whichever way it goes. */
export function usageRows(all: readonly Category[], usage: UsageOverview, { sort, currency }: Order): UsageRow[] {
  const byId = new Map(usage.categories.map((one) => [one.id, one]));
  const rows = all.flatMap((category) => {
    const used = byId.get(category.id);
    return used === undefined || category.isArchived ? [] : [{ ...used, category }];
  });
  const sign = sort.direction === 'up' ? 1 : -1;
  const keyOf = ({ count, lastUsed, averages }: UsageRow): string | number | bigint => {
    if (sort.column === 'count') return count;
    if (sort.column === 'lastUsed') return lastUsed ?? '';
    return averages.find((average) => average.currency === currency)?.minor ?? 0n;
  };
  const byName = (a: UsageRow, b: UsageRow) => a.category.name.localeCompare(b.category.name, 'en');
  return rows.toSorted((a, b) => {
    if (sort.column === 'name') return sign * byName(a, b);
    const [one, other] = [keyOf(a), keyOf(b)];
    return one === other ? byName(a, b) : one < other ? -sign : sign;
  });
}
