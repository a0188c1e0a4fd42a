import type { Day } from '#kernel/calendar.ts';
import type { Stretch } from '#modules/money/ledger/model.ts';

/** Where in time a page lies: rows of these days, newest first, after `skip` of them. */
export type Window = { readonly from: Day; readonly to: Day; readonly skip: number };

/** The days in which the rows `offset` … `offset + limit` lie; null where there are no such rows. `stretches`: newest first. */
export function windowOf(stretches: readonly Stretch[], offset: number, limit: number): Window | null {
  let passed = 0;
  let skip = 0;
  let to: Day | null = null;
  let from: Day | null = null;
  for (const stretch of stretches) {
    if (stretch.count === 0) continue;
    if (to === null && passed + stretch.count > offset) [to, skip] = [stretch.to, offset - passed];
    passed += stretch.count;
    if (to !== null) from = stretch.from;
    if (from !== null && passed >= offset + limit) break;
  }
  return to === null || from === null ? null : { from, to, skip };
}

/** The first day of the newest stretches that hold at least `rows` rows, and how many they hold; null `from` for all. */
export function newest(stretches: readonly Stretch[], rows: number): { from: Day | null; count: number } {
  let count = 0;
  for (const [index, stretch] of stretches.entries()) {
    count += stretch.count;
    if (count >= rows) {
      const older = stretches.slice(index + 1).some((later) => later.count > 0);
      return { from: older ? stretch.from : null, count };
    }
  }
  return { from: null, count };
}

export function countOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { count }) => sum + count, 0);
}
