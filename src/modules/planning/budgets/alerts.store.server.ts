import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { BUDGETS } from './access.ts';
import type { Alert } from './outlook.ts';
import { budgetAlerts, budgetRules } from './table.server.ts';

/** A workspace that has a budget, and its owner, as whom it is looked at. */
export type Watched = {
  readonly workspaceId: string;
  readonly userId: string;
  readonly country: string;
  readonly currency: Currency;
};

/** As the role `ilifa_auth`. */
export function watchedWorkspaces(db: Database): Promise<Watched[]> {
  return db
    .selectDistinct({
      workspaceId: workspaces.id,
      userId: members.userId,
      country: workspaces.country,
      currency: workspaces.currency,
    })
    .from(budgetRules)
    .innerJoin(workspaces, eq(workspaces.id, budgetRules.workspaceId))
    .innerJoin(members, and(eq(members.workspaceId, workspaces.id), eq(members.role, 'owner')))
    .where(isNull(workspaces.archivedAt));
}

/** Those who may change the budget, and those for whom lines are while they are members. */
export async function peopleToTell(db: Database, workspaceId: string) {
  const rows = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  const editors = rows.flatMap(({ userId, role }) => (BUDGETS.write.roles.some((one) => one === role) ? userId : []));
  const all = new Set(rows.map(({ userId }) => userId));
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
