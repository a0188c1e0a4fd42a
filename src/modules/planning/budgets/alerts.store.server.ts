import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { membersWith } from '#modules/people/workspaces/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { BUDGETS } from './access.ts';
import type { Alert } from './outlook.ts';
import { budgetAlerts } from './table.server.ts';

/** Those who may change the budget, and those for whom lines are while they are members. */
export async function peopleToTell(db: Database, workspaceId: string) {
  const editors = await membersWith(db, workspaceId, BUDGETS.write);
  const all = new Set(await membersWith(db, workspaceId, BUDGETS.read));
  return (memberId: string | null) => [
    ...new Set([...editors, ...(memberId !== null && all.has(memberId) ? [memberId] : [])]),
  ];
}

/** By line, what was told in a period. */
export async function toldIn(
  db: Database,
  workspaceId: string,
  period: Day,
): Promise<ReadonlyMap<string, ReadonlySet<Alert>>> {
  const rows = await db
    .select({ lineId: budgetAlerts.lineId, alert: budgetAlerts.alert })
    .from(budgetAlerts)
    .where(and(eq(budgetAlerts.workspaceId, workspaceId), eq(budgetAlerts.period, period)));
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId);
  return new Map([...byLine].map(([lineId, own]) => [lineId, new Set(own.map(({ alert }) => alert))]));
}

/** Notes that it was told; false where another process did. */
export async function noteTold(
  db: Database,
  workspaceId: string,
  told: { readonly lineId: string; readonly period: Day; readonly alert: Alert },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(budgetAlerts)
    .values({ workspaceId, ...told, toldAt: now })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return added.length > 0;
}
