import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';

/** An account up to the day of a statement. */
type UpTo = { readonly accountId: string; readonly day: Day };

/** Booked, there, and in no finished statement. */
const OPEN = `t.workspace_id = $1 and t.deleted_at is null and t.status = 'booked' and t.reconciliation_id is null`;

/** Marks or unmarks transactions, whole splits, that are booked and not locked. Answers those that changed. */
export async function markRows(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  isCleared: boolean,
): Promise<string[]> {
  return changed(db, [workspaceId, isCleared, ids], WHOLE_SPLITS);
}

/** Of a split, the transaction and all its parts, whichever of them is named. */
const WHOLE_SPLITS = `coalesce(t.parent_id, t.id) in (
  select coalesce(named.parent_id, named.id) from transactions named where named.workspace_id = $1 and named.id = any($3::uuid[])
)`;

/** Marks all of an account up to a day. Answers those that changed. */
export async function markUpTo(db: Database, workspaceId: string, { accountId, day }: UpTo): Promise<string[]> {
  return changed(db, [workspaceId, true, accountId, day], 't.account_id = $3 and t.booked_on <= $4');
}

async function changed(db: Database, values: unknown[], which: string): Promise<string[]> {
  const { rows } = await connectionOf(db).query<{ id: string; parentId: string | null }>(
    `update transactions t set is_cleared = $2 where ${OPEN} and t.is_cleared <> $2 and ${which}
     returning t.id, t.parent_id as "parentId"`,
    values,
  );
  return rows.flatMap(({ id, parentId }) => (parentId === null ? [id] : []));
}

/**
 * Locks the marked transactions up to the day with a statement, with all parts of splits. Answers how many, and their sum.
 * Parts are asked for beside the others: as one condition it was a join, which compared each row with each.
 */
export async function lockRows(
  db: Database,
  workspaceId: string,
  id: string,
  { accountId, day }: UpTo,
): Promise<{ count: number; minor: bigint }> {
  const { rows } = await connectionOf(db).query<{ minor: bigint; parentId: string | null }>(
    `update transactions t set reconciliation_id = $2, is_cleared = true
     where ${OPEN} and t.account_id = $3 and (t.parent_id is null and t.booked_on <= $4 and t.is_cleared or t.parent_id in (
       select whole.id from transactions whole where whole.workspace_id = $1 and whole.account_id = $3
         and whole.booked_on <= $4 and whole.is_cleared and whole.reconciliation_id is null
         and whole.deleted_at is null and whole.status = 'booked' and whole.parent_id is null
     )) returning t.minor, t.parent_id as "parentId"`,
    [workspaceId, id, accountId, day],
  );
  const counted = rows.filter(({ parentId }) => parentId === null);
  return { count: counted.length, minor: counted.reduce((sum, { minor }) => sum + minor, 0n) };
}

/** Unlocks the transactions of statements that are finished no more; they stay marked. Answers how many. */
export async function unlockRows(db: Database, workspaceId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await connectionOf(db).query<{ parentId: string | null }>(
    `update transactions set reconciliation_id = null where workspace_id = $1 and reconciliation_id = any($2::uuid[])
     returning parent_id as "parentId"`,
    [workspaceId, ids],
  );
  return rows.filter(({ parentId }) => parentId === null).length;
}
