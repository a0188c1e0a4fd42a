import type { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';

export type SortColumn = (typeof SORT_COLUMNS)[number];
export type TransactionSort = { column: SortColumn; direction: 'up' | 'down' };
export const NEWEST_FIRST: TransactionSort = { column: 'date', direction: 'down' };

/** The way in which a column is looked through first: the newest, the largest spending, names from A on. */
export const FIRST_WAY: Readonly<Record<SortColumn, 'up' | 'down'>> = {
  date: 'down',
  description: 'up',
  category: 'up',
  account: 'up',
  amount: 'up',
};

/** Ids by name, as people look them up. */
export function namesInOrder(named: readonly { readonly id: string; readonly name: string }[]): string[] {
  return named
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

type Group = { readonly key: string | null; readonly count: number };
type PartOfGroup = { readonly key: string | null; readonly offset: number; readonly limit: number };

/** Which rows of which groups a page shows. Groups stand in the order of `ranks`; what is not among them at the end. */
export function groupsOnPage(
  groups: readonly Group[],
  ranks: readonly string[],
  direction: 'up' | 'down',
  { offset, limit }: { offset: number; limit: number },
): PartOfGroup[] {
  const place = new Map(ranks.map((id, rank) => [id, rank]));
  const rankOf = ({ key }: Group) => (key === null ? undefined : place.get(key)) ?? ranks.length;
  const upwards = groups.toSorted((a, b) => rankOf(a) - rankOf(b));
  const parts: PartOfGroup[] = [];
  let passed = 0;
  for (const { key, count } of direction === 'up' ? upwards : upwards.toReversed()) {
    const first = Math.max(offset - passed, 0);
    const last = Math.min(offset + limit - passed, count);
    if (first < last) parts.push({ key, offset: first, limit: last - first });
    passed += count;
  }
  return parts;
}
