import type { Minors } from './signs.ts';

/** Fewer steps from row to row prove nothing. */
const ENOUGH_STEPS = 2;

/**
 * The balance before the first of the rows, by a column that has on every row what there was before it: the balance of the
 * row above, or of the row below where the newest comes first. Null where no column does.
 */
export function balanceBefore(balances: Minors, columns: readonly Minors[]): bigint | null {
  const last = balances.length - 1;
  if (last < ENOUGH_STEPS || balances.some((balance) => balance === null)) return null;
  for (const column of columns) {
    if (column.some((value) => value === null)) continue;
    const isOldestFirst = column.every((value, at) => at === 0 || value === balances[at - 1]);
    const isNewestFirst = column.every((value, at) => at === last || value === balances[at + 1]);
    // Both is a balance that never changes.
    if (isOldestFirst !== isNewestFirst) return column[isOldestFirst ? 0 : last] ?? null;
  }
  return null;
}
