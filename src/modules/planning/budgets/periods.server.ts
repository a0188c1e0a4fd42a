import type { Day } from '#kernel/calendar.ts';
import { periodAt, periodOfKey, type PeriodRule, type Periods, type Stretch } from '#kernel/period-rules.ts';
import { paydayHolidays } from '#modules/people/preferences/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { rulesIn } from './reading.store.server.ts';
import { datedRules, rowOn, type RowOn, type RuleRow } from './rule-rows.ts';

/** The periods of a budget, and how it works in the one that is asked about. */
export type Placed = {
  readonly rows: readonly RuleRow[];
  readonly periods: Periods;
  readonly period: Stretch;
  readonly row: RowOn;
};

/** Periods by one rule since ever, as of a budget that is not there yet. */
export async function periodsBy(db: Database, rule: PeriodRule, country: string): Promise<Periods> {
  return { rules: [{ since: null, rule }], ...(await paydayHolidays(db, country)) };
}

/** The period that a key names, or the one of today; null where the budget has none, and `no-budget` without one. */
export async function placeOf(
  db: Database,
  workspaceId: string,
  { today, key, country }: { readonly today: Day; readonly key?: Day | undefined; readonly country: string },
): Promise<Placed | 'no-budget' | null> {
  const rows = await rulesIn(db, workspaceId);
  if (rows.length === 0) return 'no-budget';
  const periods = { rules: datedRules(rows), ...(await paydayHolidays(db, country)) };
  const period = key === undefined ? periodAt(today, periods) : periodOfKey(key, periods);
  const row = period === null ? null : rowOn(rows, period.from);
  return period === null || row === null ? null : { rows, periods, period, row };
}
