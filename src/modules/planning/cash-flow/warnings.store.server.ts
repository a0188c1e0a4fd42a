import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Currency } from '#kernel/money.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { CASH_FLOW } from './access.ts';
import { cashFlowFloors, cashFlowWarnings } from './table.server.ts';

/** A workspace that has a floor, and its owner, as whom it is looked at. */
export type Watched = {
  readonly workspaceId: string;
  readonly userId: string;
  readonly country: string;
  readonly currency: Currency;
  readonly kind: string;
};

/** As the role `ilifa_auth`. */
export function watchedWorkspaces(db: Database): Promise<Watched[]> {
  return db
    .selectDistinct({
      workspaceId: workspaces.id,
      userId: members.userId,
      country: workspaces.country,
      currency: workspaces.currency,
      kind: workspaces.kind,
    })
    .from(cashFlowFloors)
    .innerJoin(workspaces, eq(workspaces.id, cashFlowFloors.workspaceId))
    .innerJoin(members, and(eq(members.workspaceId, workspaces.id), eq(members.role, 'owner')))
    .where(isNull(workspaces.archivedAt));
}

/** Those who may change the forecast. */
export async function peopleToWarn(db: Database, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  return rows.flatMap(({ userId, role }) => (CASH_FLOW.write.roles.some((one) => one === role) ? userId : []));
}

/** Notes that the forecast is below the floor; false where that was told already. */
export async function noteBelow(db: Database, workspaceId: string, currency: Currency, now: Date): Promise<boolean> {
  const added = await db
    .insert(cashFlowWarnings)
    .values({ workspaceId, currency, toldAt: now })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return added.length > 0;
}

/** The forecast is above the floor again, so that the next time is told. */
export async function noteAbove(db: Database, workspaceId: string, currency: Currency): Promise<void> {
  await db
    .delete(cashFlowWarnings)
    .where(and(eq(cashFlowWarnings.workspaceId, workspaceId), eq(cashFlowWarnings.currency, currency)));
}
