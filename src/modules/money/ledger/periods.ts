import { addDays, type Day, daysBetween, daysOf, type Month, monthOf } from '#kernel/calendar.ts';

/** Days from one to another, both included; open where one is missing. */
export type Period = { readonly from?: Day | undefined; readonly to?: Day | undefined };
type Days = { readonly from: Day; readonly to: Day };

/** The whole months between two days, and the days at the edges that make no whole month. */
export function monthsWithin({ from, to }: Period): {
  months: { first: Month | null; last: Month | null } | null;
  edges: Days[];
} {
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

/** Sums kept by month, or by day, that are added to a period (`sign` 1) or taken off it (-1). */
export type PeriodPart = { readonly sign: 1n | -1n } & (
  | { readonly by: 'month'; readonly first: Month | null; readonly last: Month | null }
  | { readonly by: 'day'; readonly first: Day; readonly last: Day }
);

/**
 * What a period is added up from: its whole months, and at each edge the days that belong to it or the month without the
 * days that do not, whichever are fewer. So no period reads more than half a month of days at either edge. Days after
 * `today` hold next to nothing, so they cost nothing to take off.
 */
export function partsOf(period: Period, today?: Day): PeriodPart[] {
  const { months, edges } = monthsWithin(period);
  return [
    ...(months === null ? [] : [{ sign: 1n, by: 'month', ...months } as const]),
    ...edges.flatMap((edge) => partsOfEdge(edge, today)),
  ];
}

function partsOfEdge({ from, to }: Days, today: Day | undefined): PeriodPart[] {
  const month = monthOf(from);
  const { first, last } = daysOf(month);
  const filled = today === undefined || today > last ? last : today;
  const inside = lengthOf(from, to < filled ? to : filled);
  const outside = lengthOf(first, filled) - inside;
  if (inside <= outside) return [{ sign: 1n, by: 'day', first: from, last: to }];
  return [
    { sign: 1n, by: 'month', first: month, last: month },
    ...(from === first ? [] : [{ sign: -1n, by: 'day', first, last: addDays(from, -1) } as const]),
    ...(to === last ? [] : [{ sign: -1n, by: 'day', first: addDays(to, 1), last } as const]),
  ];
}

/** How many days from one to another, both included; none where the other is earlier. */
const lengthOf = (from: Day, to: Day) => Math.max(0, daysBetween(from, to) + 1);

/** Transactions added up; `out` is zero or below, as on the rows. One of zero is in neither `inCount` nor `outCount`. */
export type Figures = {
  readonly in: bigint;
  readonly out: bigint;
  readonly count: number;
  readonly inCount: number;
  readonly outCount: number;
};

/** What the parts of a period come to, for each key; keys that come to nothing are left out. */
export function combined<Row extends Figures>(
  parts: readonly { readonly sign: 1n | -1n; readonly rows: readonly Row[] }[],
  keyOf: (row: Row) => string,
): Row[] {
  const sums = new Map<string, Row>();
  for (const { sign, rows } of parts)
    for (const row of rows) {
      const sum = sums.get(keyOf(row));
      sums.set(keyOf(row), {
        ...row,
        in: (sum?.in ?? 0n) + sign * row.in,
        out: (sum?.out ?? 0n) + sign * row.out,
        count: (sum?.count ?? 0) + Number(sign) * row.count,
        inCount: (sum?.inCount ?? 0) + Number(sign) * row.inCount,
        outCount: (sum?.outCount ?? 0) + Number(sign) * row.outCount,
      });
    }
  return [...sums.values()].filter(({ count }) => count !== 0);
}
