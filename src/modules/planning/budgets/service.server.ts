import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Periods } from '#kernel/period-rules.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { paydayHolidays } from '#modules/people/preferences/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { lineForAll } from './buckets.ts';
import { givenIn } from './changes.ts';
import { placeOf } from './periods.server.ts';
import { linesByPeriod } from './line-periods.server.ts';
import { limitIn } from './plan.ts';
import { movesIn, rulesIn } from './reading.store.server.ts';
import { datedRules } from './rule-rows.ts';

/** What a workspace planned to spend, for those who look ahead: without what earlier periods carry over. */
export type SpendingPlan = {
  readonly periods: Periods;
  /** Lines of today's period that are for everyone, each with its category's name. */
  readonly lines: readonly { readonly id: string; readonly name: string; readonly currency: Currency }[];
  /** What a line may come to in the period with a key; null before it has a limit, and after its last period. */
  readonly limitOf: (lineId: string, key: Day) => bigint | null;
  /** The line that spending of a category counts in. */
  readonly lineOf: (categoryId: string, currency: Currency) => string | null;
};

/** Null: there is no budget. */
export async function spendingPlan(
  db: Database,
  workspaceId: string,
  { today, country }: { readonly today: Day; readonly country: string },
): Promise<SpendingPlan | null> {
  const placed = await placeOf(db, workspaceId, { today, country });
  if (placed === null || placed === 'no-budget') return null;
  const { at } = await linesByPeriod(db, workspaceId, ({ memberId }) => memberId === null);
  const moves = await movesIn(db, workspaceId);
  const categories = new Map((await categoriesIn(db, workspaceId)).map((one) => [one.id, one]));
  const { periods, period, row } = placed;
  const lines = at(period.key);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return {
    periods,
    lines: lines.map(({ id, categoryId, currency }) => {
      return { id, currency, name: categories.get(categoryId)?.name ?? '' };
    }),
    limitOf(lineId, key) {
      const line = byId.get(lineId);
      if (line === undefined || !at(key).includes(line)) return null;
      const { method } = row;
      // Envelopes say nothing of periods in which nothing was assigned yet.
      const isKnown = method === 'plan' ? limitIn(line.limits, key) !== null : moves.some((move) => move.key === key);
      return isKnown ? givenIn(line, key, method, moves) : null;
    },
    lineOf: lineForAll(lines, categories),
  };
}

/** How the budget of a workspace puts days into periods; null where there is none, or it is not seen. */
export async function budgetPeriods(db: Database, workspaceId: string, country: string): Promise<Periods | null> {
  const rows = await rulesIn(db, workspaceId);
  return rows.length === 0 ? null : { rules: datedRules(rows), ...(await paydayHolidays(db, country)) };
}
