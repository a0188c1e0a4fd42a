import { connectionOf, type Database } from '#platform/database.server.ts';
import type { TransactionRow } from './store.server.ts';

/** The lines of a split as JSON, by which it is told whether they were changed. */
const LINES = `(select jsonb_agg(jsonb_build_object('id', l.id, 'description', l.description, 'categoryId', l.category_id,
  'minor', l.minor::text, 'note', l.note, 'tagIds', to_jsonb(l.tag_ids), 'transferId', l.transfer_id) order by l.id desc)
  from transactions l where l.workspace_id = $1 and l.parent_id = t.id)`;

/** By transaction: the lines that it has. */
export async function linesOfSplits(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await connectionOf(db).query<{ id: string; lines: unknown }>(
    `select t.id, ${LINES} as lines from transactions t where t.workspace_id = $1 and t.id = any($2::uuid[]) and t.is_split`,
    [workspaceId, ids],
  );
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}

/** A split that rules made, with the lines that they gave it and the category from before. */
export type MadeSplit = {
  readonly id: string;
  readonly lines: unknown;
  readonly categoryBefore: string | null;
  readonly sourceBefore: TransactionRow['categorySource'];
};

/** Ends splits whose lines nobody has changed since. Answers their ids. */
export async function takeBackSplits(db: Database, workspaceId: string, made: readonly MadeSplit[]): Promise<string[]> {
  if (made.length === 0) return [];
  const client = connectionOf(db);
  const { rows } = await client.query<{ id: string }>(
    `select t.id from transactions t
     join jsonb_to_recordset($2) as c (id uuid, lines jsonb) on c.id = t.id
     where t.workspace_id = $1 and t.is_split and t.deleted_at is null and ${LINES} = c.lines
     order by t.id for update of t`,
    [workspaceId, JSON.stringify(made)],
  );
  const ids = rows.map(({ id }) => id);
  await client.query('delete from transactions where workspace_id = $1 and parent_id = any($2::uuid[])', [
    workspaceId,
    ids,
  ]);
  await client.query(
    `update transactions t set is_split = false, category_id = earlier.id,
       category_source = case when earlier.id is not null then c."sourceBefore" end
     from jsonb_to_recordset($2) as c (id uuid, "categoryBefore" uuid, "sourceBefore" text)
     left join categories earlier on earlier.workspace_id = $1 and earlier.id = c."categoryBefore"
       and earlier.removed_at is null
     where t.workspace_id = $1 and t.id = c.id and t.id = any($3::uuid[])`,
    [workspaceId, JSON.stringify(made), ids],
  );
  return ids;
}
