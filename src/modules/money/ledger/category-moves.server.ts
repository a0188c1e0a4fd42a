import { and, eq } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { categoryMoves } from './table.server.ts';
import { staysTransfer } from './transfer-sides.server.ts';

/** Moves what is filed under a category, deleted rows included, and notes it so that it can return. */
export async function moveCategory(
  db: Database,
  workspaceId: string,
  categoryId: string,
  moveTo: string | null,
): Promise<void> {
  await connectionOf(db).query(
    `with moved as (
      update transactions t set category_id = $3, category_source = case when $3::uuid is null then null else t.category_source end
      from (select t.workspace_id, t.id, t.category_source from transactions t
        where t.workspace_id = $1 and t.category_id = $2 and ${staysTransfer('$3')} for update of t) before
      where t.workspace_id = before.workspace_id and t.id = before.id
      returning t.id, before.category_source
    )
    insert into category_moves (workspace_id, category_id, transaction_id, moved_to, category_source)
    select $1, $2, id, $3, category_source from moved`,
    [workspaceId, categoryId, moveTo],
  );
}

/** Brings back what moved away with a category, where nobody has filed it elsewhere since. */
export async function returnToCategory(db: Database, workspaceId: string, categoryId: string): Promise<void> {
  await connectionOf(db).query(
    `update transactions t set category_id = $2, category_source = m.category_source
    from category_moves m
    where m.workspace_id = $1 and m.category_id = $2 and t.workspace_id = $1 and t.id = m.transaction_id
      and t.category_id is not distinct from m.moved_to and not t.is_split and ${staysTransfer('$2')}`,
    [workspaceId, categoryId],
  );
  // The rest is for `takeNotes`.
  await connectionOf(db).query(
    `delete from category_moves m where m.workspace_id = $1 and m.category_id = $2
      and exists (select from transactions t where t.workspace_id = $1 and t.id = m.transaction_id)`,
    [workspaceId, categoryId],
  );
}

/**
 * Moves sides of transfers from one category to another, no matter who chose it. @param isNoted they return with the
 * category when it is restored
 */
export async function moveLinked(
  db: Database,
  workspaceId: string,
  { from, to, isNoted }: { from: string; to: string; isNoted: boolean },
): Promise<void> {
  await connectionOf(db).query(
    `with moved as (
      update transactions t set category_id = $3
      where t.workspace_id = $1 and t.category_id = $2 and t.transfer_id is not null and t.deleted_at is null
      returning t.id, t.category_source
    )
    insert into category_moves (workspace_id, category_id, transaction_id, moved_to, category_source)
    select $1, $2, id, $3, category_source from moved where $4`,
    [workspaceId, from, to, isNoted],
  );
}

/** Notes that transfers whose sides were given a category by linking were given another, for `takeNotes`. */
export async function noteMoves(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ workspaceId, categoryId: from, transactionId: id, movedTo: to }));
  await db.insert(categoryMoves).values(rows);
}

/** Takes all notes of a category that are left once its transactions have returned. */
export async function takeNotes(
  db: Database,
  workspaceId: string,
  categoryId: string,
): Promise<{ readonly id: string; readonly movedTo: string | null }[]> {
  return db
    .delete(categoryMoves)
    .where(and(eq(categoryMoves.workspaceId, workspaceId), eq(categoryMoves.categoryId, categoryId)))
    .returning({ id: categoryMoves.transactionId, movedTo: categoryMoves.movedTo });
}
