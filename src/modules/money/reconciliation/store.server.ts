import { and, asc, eq, gte, max, ne, or } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { reconciliations } from './table.server.ts';

export type ReconciliationRow = typeof reconciliations.$inferSelect;
type NewReconciliation = Omit<typeof reconciliations.$inferInsert, 'workspaceId' | 'status'>;

/** Statements of one account are changed one after the other: two that finish at once would lock transactions twice. */
export const turnOf = (workspaceId: string, accountId: string) => `reconciliation ${workspaceId} ${accountId}`;

const theOne = (workspaceId: string, id: string) =>
  and(eq(reconciliations.workspaceId, workspaceId), eq(reconciliations.id, id));
const ofAccount = (workspaceId: string, accountId: string) =>
  and(eq(reconciliations.workspaceId, workspaceId), eq(reconciliations.accountId, accountId));

export async function reconciliationIn(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<ReconciliationRow | null> {
  const [row] = await db.select().from(reconciliations).where(theOne(workspaceId, id));
  return row ?? null;
}

/** The statements of an account in the order of their days. */
export async function reconciliationsOf(
  db: Database,
  workspaceId: string,
  accountId: string,
): Promise<ReconciliationRow[]> {
  return db
    .select()
    .from(reconciliations)
    .where(ofAccount(workspaceId, accountId))
    .orderBy(asc(reconciliations.statementDay));
}

/** By account: the last day of its finished statements. */
export async function lockedDays(db: Database, workspaceId: string): Promise<ReadonlyMap<string, Day>> {
  const rows = await db
    .select({ accountId: reconciliations.accountId, day: max(reconciliations.statementDay) })
    .from(reconciliations)
    .where(and(eq(reconciliations.workspaceId, workspaceId), eq(reconciliations.status, 'finished')))
    .groupBy(reconciliations.accountId);
  return new Map(rows.flatMap(({ accountId, day }) => (day === null ? [] : [[accountId, day] as const])));
}

export async function addReconciliation(db: Database, workspaceId: string, row: NewReconciliation): Promise<void> {
  await db.insert(reconciliations).values({ ...row, workspaceId, status: 'open' });
}

export async function changeReconciliation(
  db: Database,
  workspaceId: string,
  id: string,
  fields: Pick<NewReconciliation, 'statementDay' | 'statementMinor'>,
): Promise<void> {
  await db.update(reconciliations).set(fields).where(theOne(workspaceId, id));
}

export async function removeReconciliation(db: Database, workspaceId: string, id: string): Promise<void> {
  await db.delete(reconciliations).where(theOne(workspaceId, id));
}

export async function markFinished(
  db: Database,
  workspaceId: string,
  id: string,
  by: { readonly userId: string; readonly now: Date; readonly openingMinor: bigint },
): Promise<void> {
  const { userId, now, openingMinor } = by;
  await db
    .update(reconciliations)
    .set({ status: 'finished', finishedBy: userId, finishedAt: now, openingMinor })
    .where(theOne(workspaceId, id));
}

/** Reopens the finished statements of an account from a day on. Answers their ids. */
export async function markReopened(
  db: Database,
  workspaceId: string,
  { accountId, from }: { readonly accountId: string; readonly from: Day },
  { userId, now, reason }: { readonly userId: string; readonly now: Date; readonly reason: string },
): Promise<string[]> {
  const reopened = await db
    .update(reconciliations)
    .set({ status: 'reopened', reopenedBy: userId, reopenedAt: now, reopenReason: reason })
    .where(
      and(
        ofAccount(workspaceId, accountId),
        gte(reconciliations.statementDay, from),
        eq(reconciliations.status, 'finished'),
      ),
    )
    .returning({ id: reconciliations.id });
  return reopened.map(({ id }) => id);
}

/** How many transactions are locked with each statement; those with none are left out. */
export async function lockedCounts(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await connectionOf(db).query<{ id: string; count: number }>(
    `select reconciliation_id as id, count(*)::int as count from transactions
     where workspace_id = $1 and reconciliation_id = any($2::uuid[]) and parent_id is null group by 1`,
    [workspaceId, ids],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whether a statement of the account on this day or later is finished, or another one has the day. */
export async function isDayTaken(
  db: Database,
  workspaceId: string,
  { accountId, day, except }: { readonly accountId: string; readonly day: Day; readonly except: string | null },
): Promise<boolean> {
  const others = await db
    .select({ id: reconciliations.id })
    .from(reconciliations)
    .where(
      and(
        ofAccount(workspaceId, accountId),
        ...(except === null ? [] : [ne(reconciliations.id, except)]),
        or(
          eq(reconciliations.statementDay, day),
          and(eq(reconciliations.status, 'finished'), gte(reconciliations.statementDay, day)),
        ),
      ),
    )
    .limit(1);
  return others.length > 0;
}
