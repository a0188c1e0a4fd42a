import { connectionOf, type Database } from '#platform/database.server.ts';

/** The ids and, where one is of a split, those of its whole and all its lines: they are changed together. */
export async function idsWithSplits(db: Database, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await connectionOf(db).query<{ id: string }>({
    name: 'ids_with_splits',
    text: `with wholes as materialized (
        select distinct coalesce(parent_id, id) as id from transactions
        where workspace_id = $1 and id = any($2::uuid[]) and (is_split or parent_id is not null)
      )
      select id from wholes
      union all select t.id from wholes w join transactions t on t.workspace_id = $1 and t.parent_id = w.id`,
    values: [workspaceId, ids],
  });
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}
