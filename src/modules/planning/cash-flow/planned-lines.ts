import type { Currency } from '#kernel/money.ts';
import type { Day } from '#kernel/calendar.ts';
import type { Stretch } from '#kernel/period-rules.ts';
import type { Item } from '#modules/money/recurring/model.ts';
import { type DayTable, placeOf } from './day-table.ts';
import { categoryOf } from './known-moves.ts';
import type { PlannedLine } from './outlook.ts';
import { type CategoryDays, keyOfLine } from './streams.ts';

type Plan = {
  readonly lines: readonly { readonly id: string; readonly name: string; readonly currency: Currency }[];
  readonly limitOf: (lineId: string, key: Day) => bigint | null;
};
type Known = {
  readonly table: DayTable;
  readonly now: number;
  readonly rows: readonly CategoryDays[];
  readonly items: readonly Item[];
  readonly lineOf: (categoryId: string, accountId: string) => string | null;
  /** By currency, the account that pays for most. */
  readonly payers: ReadonlyMap<Currency, string>;
};

/** Days back in which spending tells which accounts pay for a line. */
const LATELY = 183;

/** The lines of a budget with what was spent on them, what known payments take, and which accounts pay. */
export function plannedLines(plan: Plan, periods: readonly Stretch[], known: Known): PlannedLine[] {
  const { table, now, payers } = known;
  const spent = spentOn(known);
  const committed = committedTo(known);
  return plan.lines.map(({ id, name, currency }) => {
    const accounts = spent.get(id) ?? new Map<string, Float64Array>();
    return {
      lineId: id,
      name,
      currency,
      periods: periods.map(({ key, from, to }) => {
        const limit = plan.limitOf(id, key);
        return { from: placeOf(table, from), to: placeOf(table, to), limit: limit === null ? null : Number(limit) };
      }),
      spent: summed([...accounts.values()], table.count),
      committed: committed.get(id) ?? new Float64Array(table.count),
      streams: new Set([...accounts.keys()].map((accountId) => keyOfLine(id, accountId))),
      shares: sharesOf(accounts, now, payers.get(currency) ?? null),
    };
  });
}

function spentOn({ rows, table, lineOf }: Known): ReadonlyMap<string, Map<string, Float64Array>> {
  const found = new Map<string, Map<string, Float64Array>>();
  for (const { accountId, categoryId, places, minors } of rows) {
    const lineId = lineOf(categoryId, accountId);
    if (lineId === null) continue;
    const accounts = found.get(lineId) ?? new Map<string, Float64Array>();
    found.set(lineId, accounts);
    const values = accounts.get(accountId) ?? new Float64Array(table.count);
    accounts.set(accountId, values);
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      values[place] = (values[place] ?? 0) - (minors[at] ?? 0);
    }
  }
  return found;
}

function committedTo({ items, table, lineOf }: Known): ReadonlyMap<string, Float64Array> {
  const found = new Map<string, Float64Array>();
  for (const item of items) {
    const category = categoryOf(item);
    const lineId = category === null ? null : lineOf(category, item.source.accountId);
    if (lineId === null || item.source.direction === 'in') continue;
    const values = found.get(lineId) ?? new Float64Array(table.count);
    found.set(lineId, values);
    for (const { due, state, expected, paid } of item.occurrences) {
      // What was paid early is spent from then on.
      const place = placeOf(table, paid?.day ?? due);
      if (state !== 'skipped' && place >= 0 && place < table.count)
        values[place] = (values[place] ?? 0) + Number(expected.minor);
    }
  }
  return found;
}

/** How much of what was spent lately each account paid; without anything, the account that spends most pays. */
function sharesOf(
  accounts: ReadonlyMap<string, Float64Array>,
  now: number,
  payer: string | null,
): ReadonlyMap<string, number> {
  const lately = [...accounts].map(([id, values]): [string, number] => {
    let sum = 0;
    for (let at = Math.max(0, now - LATELY); at < now; at += 1) sum += values[at] ?? 0;
    return [id, Math.max(sum, 0)];
  });
  const all = lately.reduce((sum, [, spent]) => sum + spent, 0);
  if (all > 0) return new Map(lately.filter(([, spent]) => spent > 0).map(([id, spent]) => [id, spent / all]));
  return payer === null ? new Map() : new Map([[payer, 1]]);
}

function summed(parts: readonly Float64Array[], count: number): Float64Array {
  const sum = new Float64Array(count);
  for (const part of parts) for (let at = 0; at < count; at += 1) sum[at] = (sum[at] ?? 0) + (part[at] ?? 0);
  return sum;
}
