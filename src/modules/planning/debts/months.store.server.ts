import { asc, eq, sql } from 'drizzle-orm';
import type { Month } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import type { Planned } from './live.ts';
import { debtMonths } from './table.server.ts';

export type RecordedMonth = typeof debtMonths.$inferSelect;

/** Every month that was recorded, the earliest first. */
export async function monthsIn(db: Database, workspaceId: string): Promise<RecordedMonth[]> {
  return db
    .select()
    .from(debtMonths)
    .where(eq(debtMonths.workspaceId, workspaceId))
    .orderBy(asc(debtMonths.month), asc(debtMonths.debtId));
}

/** Records what the plan of a month is, in place of what was recorded of it for these debts. */
export async function putMonth(
  db: Database,
  workspaceId: string,
  month: Month,
  planned: readonly Planned[],
): Promise<void> {
  if (planned.length === 0) return;
  await db
    .insert(debtMonths)
    .values(
      planned.map(({ debtId, owed, planned: plannedMinor, freeMonth }) => {
        return { workspaceId, debtId, month, owedMinor: owed, plannedMinor, freeMonth };
      }),
    )
    .onConflictDoUpdate({
      target: [debtMonths.workspaceId, debtMonths.debtId, debtMonths.month],
      set: {
        owedMinor: sql`excluded.owed_minor`,
        plannedMinor: sql`excluded.planned_minor`,
        freeMonth: sql`excluded.free_month`,
      },
    });
}

type Waiting = { readonly workspaceId: string; readonly userId: string };

/** Workspaces with debts that have nothing recorded of a month, each with its owner. In migration "debts-on-accounts". */
export async function workspacesWithout(db: Database, month: Month, most: number): Promise<Waiting[]> {
  const { rows } = await db.execute<{ workspace_id: string; user_id: string }>(
    sql`select workspace_id, user_id from debt_workspaces_without(${month}, ${most})`,
  );
  return rows.map(({ workspace_id: workspaceId, user_id: userId }) => ({ workspaceId, userId }));
}
