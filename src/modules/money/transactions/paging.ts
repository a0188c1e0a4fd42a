import { addDays, type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';

/** How many rows there are in one stretch of days. */
export type Stretch = {
  readonly from: Day;
  readonly to: Day;
  readonly count: number;
};

/** Where in time a page lies: rows of these days, newest first, after `skip` of them. */
export type Window = { readonly from: Day; readonly to: Day; readonly skip: number };

/** The whole months between two days, and the days at the edges that make no whole month. */
export function monthsWithin(
  from: Day | undefined,
  to: Day | undefined,
): { months: { first: Month | null; last: Month | null } | null; edges: { from: Day; to: Day }[] } {
  const startsWhole = from === undefined || from === daysOf(monthOf(from)).first;
  const endsWhole = to === undefined || to === daysOf(monthOf(to)).last;
  if (from !== undefined && to !== undefined && monthOf(from) === monthOf(to) && !(startsWhole && endsWhole))
    return { months: null, edges: [{ from, to }] };
  const edges = [
    ...(endsWhole || to === undefined ? [] : [{ from: daysOf(monthOf(to)).first, to }]),
    ...(startsWhole || from === undefined ? [] : [{ from, to: daysOf(monthOf(from)).last }]),
  ];
  const first =
    from === undefined ? null : startsWhole ? monthOf(from) : monthOf(addDays(daysOf(monthOf(from)).last, 1));
  const last = to === undefined ? null : endsWhole ? monthOf(to) : monthOf(addDays(daysOf(monthOf(to)).first, -1));
  return { months: first !== null && last !== null && first > last ? null : { first, last }, edges };
}

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
