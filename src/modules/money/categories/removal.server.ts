import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { type CategoryRow, categoriesOfIds } from './store.server.ts';
import { categories } from './table.server.ts';

type Removal = {
  readonly now: Date;
  /** The category above it that takes it along. */
  readonly removedWith?: string;
  /** Where it is merged into, and the subcategories that go along. */
  readonly merged?: { readonly into: string; readonly children: readonly string[] };
};

/** Removes a category; it can come back for 30 days. */
export async function removeCategory(
  db: Database,
  workspaceId: string,
  id: string,
  { now, removedWith, merged }: Removal,
): Promise<void> {
  await db
    .update(categories)
    .set({
      removedAt: now,
      removedWith: removedWith ?? null,
      mergedInto: merged?.into ?? null,
      mergedChildren: [...(merged?.children ?? [])],
    })
    .where(categoriesOfIds(workspaceId, [id]));
}

/** A category that was removed and can still come back, before those that went with it; empty where it cannot. */
export async function removedFamily(db: Database, workspaceId: string, id: string): Promise<CategoryRow[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(
      and(
        eq(categories.workspaceId, workspaceId),
        isNotNull(categories.removedAt),
        sql`(${categories.id} = ${id} or ${categories.removedWith} = ${id})`,
      ),
    )
    .orderBy(categories.id)
    .for('update');
  const own = rows.filter((row) => row.id === id);
  return own.length === 0 ? [] : [...own, ...rows.filter((row) => row.id !== id)];
}

/**
 * Takes a removal back; on the upper level where its parent is gone from there. Subcategories that went along with a merge
 * return to it where they still are where that put them.
 */
export async function restoreCategory(db: Database, workspaceId: string, id: string): Promise<void> {
  const client = connectionOf(db);
  await client.query(
    `update categories c set removed_at = null, removed_with = null, parent_id = p.id, kind = coalesce(p.kind, c.kind)
    from (select 1) always left join categories p on p.workspace_id = $1 and p.removed_at is null
      and p.parent_id is null and p.id = (select parent_id from categories where workspace_id = $1 and id = $2)
    where c.workspace_id = $1 and c.id = $2`,
    [workspaceId, id],
  );
  await client.query(
    `update categories child set parent_id = c.id, kind = c.kind
    from categories c left join categories target on target.workspace_id = $1 and target.id = c.merged_into
    where c.workspace_id = $1 and c.id = $2 and c.parent_id is null and child.workspace_id = $1
      and child.id = any(c.merged_children) and child.parent_id = coalesce(target.parent_id, target.id)`,
    [workspaceId, id],
  );
  await client.query(
    `update categories set merged_into = null, merged_children = '{}' where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  );
}

/**
 * Names of merged categories that no category has now, with the id of the one that each was merged into: saved searches
 * go on to find its transactions.
 */
export async function formerNames(
  db: Database,
  workspaceId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await connectionOf(db).query<{ id: string; name: string }>(
    `with recursive merged as (
      select name, merged_into as id from categories where workspace_id = $1 and merged_into is not null
      union
      select merged.name, c.merged_into from merged
      join categories c on c.workspace_id = $1 and c.id = merged.id and c.merged_into is not null
    )
    select c.id, merged.name from merged
    join categories c on c.workspace_id = $1 and c.id = merged.id and c.removed_at is null
    where not exists (select from categories o
      where o.workspace_id = $1 and o.removed_at is null and lower(o.name) = lower(merged.name))`,
    [workspaceId],
  );
  return rows;
}
