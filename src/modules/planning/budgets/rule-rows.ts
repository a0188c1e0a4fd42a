import type { Day } from '#kernel/calendar.ts';
import type { DatedRule, PeriodRule } from '#kernel/period-rules.ts';
import type { Method } from './methods.ts';

/** As stored: periods and method since a day, the earliest first. */
export type RuleRow = { readonly since: Day; readonly rule: PeriodRule; readonly method: Method };

/** The day of the first row: before every transaction. */
export const SINCE_EVER: Day = '1900-01-01';

/** The rules of the periods alone: a change of the method ends no period. */
export function datedRules(rows: readonly RuleRow[]): DatedRule[] {
  const rules: DatedRule[] = [];
  for (const { since, rule } of rows)
    if (rules.at(-1)?.rule !== rule) rules.push({ since: rules.length === 0 ? null : since, rule });
  return rules;
}

/** The row that holds on a day; the first before there is any. */
export function rowOn(rows: readonly RuleRow[], day: Day): RowOn | null {
  const place = rows.findLastIndex(({ since }) => since <= day);
  const row = rows[Math.max(place, 0)];
  if (row === undefined) return null;
  // Envelopes began where the method last became what it is.
  let first = Math.max(place, 0);
  while (first > 0 && rows[first - 1]?.method === row.method) first -= 1;
  return { ...row, methodSince: rows[first]?.since ?? row.since };
}
export type RowOn = RuleRow & { readonly methodSince: Day };

/** How many periods of a rule a year has. */
const PER_YEAR: Readonly<Record<string, bigint>> = { month: 12n, week: 52n, fortnight: 26n, year: 1n };

/** What a limit comes to in periods of another rule, over a year the same; rounded to whole units of so many minor ones. */
export function limitBy(minor: bigint, from: PeriodRule, to: PeriodRule, unit: bigint): bigint {
  const [a, b] = [PER_YEAR[from.split(':')[0] ?? ''] ?? 12n, PER_YEAR[to.split(':')[0] ?? ''] ?? 12n];
  if (a === b) return minor;
  return ((minor * a * 2n + b * unit) / (2n * b * unit)) * unit;
}
