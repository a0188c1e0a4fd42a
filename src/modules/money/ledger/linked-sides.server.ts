import { connectionOf, type Database } from '#platform/database.server.ts';

/** A transaction that becomes one side of a transfer; its category stays where none is given. */
export type LinkedSide = { readonly id: string; readonly transferId: string; readonly categoryId: string | null };

/** Marks sides of transfers in one statement. @param by `isUnedited`: who edited them last stays as it was. */
export async function linkSides(
  db: Database,
  workspaceId: string,
  sides: readonly LinkedSide[],
  { source, isUnedited }: { readonly source: 'person' | 'rule'; readonly isUnedited: boolean },
): Promise<void> {
  await connectionOf(db).query(
    `update transactions t set
       transfer_id = s."transferId",
       category_id = coalesce(s."categoryId", t.category_id),
       category_source = case when s."categoryId" is null then t.category_source else $3 end,
       updated_at = case when $4 then t.updated_at else clock_timestamp() end
     from jsonb_to_recordset($2) as s (id uuid, "transferId" uuid, "categoryId" uuid)
     where t.workspace_id = $1 and t.id = s.id`,
    [workspaceId, JSON.stringify(sides), source, isUnedited],
  );
}
