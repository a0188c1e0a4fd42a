/** A line of the budget in a period: places of its days, both included, and what it may come to. */
export type LinePeriod = { readonly from: number; readonly to: number; readonly limit: number | null };

/** What one line of the budget leaves to spend. */
export type BudgetLine = {
  readonly lineId: string;
  readonly periods: readonly LinePeriod[];
  /** Spent on each day, above zero: payments that are known, too. */
  readonly spent: Float64Array;
  /** What known payments of its categories take on a day, above zero; past ones as they were expected. */
  readonly committed: Float64Array;
};

/**
 * What is left of a line from a place on, evenly over the days of each period: its limit, less what was spent in the period and
 * what known payments will take; never above zero. NaN on days of periods that have no limit: nothing was planned for them.
 *
 * @param share of one: how much of it is asked for
 */
export function budgetPath(
  { periods, spent, committed }: BudgetLine,
  origin: number,
  days: number,
  share = 1,
): Float64Array {
  const path = new Float64Array(days).fill(Number.NaN);
  const last = origin + days - 1;
  for (const { from, to, limit } of periods) {
    if (to < origin || from > last || limit === null) continue;
    const begin = Math.max(from, origin);
    let left = limit;
    for (let at = from; at < begin; at += 1) left -= spent[at] ?? 0;
    for (let at = begin; at <= to; at += 1) left -= committed[at] ?? 0;
    const perDay = (share * Math.max(left, 0)) / (to - begin + 1);
    // No day is minus zero.
    for (let at = begin; at <= Math.min(to, last); at += 1) path[at - origin] = 0 - perDay;
  }
  return path;
}
