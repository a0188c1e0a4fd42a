import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Renamed } from './model.ts';

/** Enough to find habits in. */
const MOST_RENAMED = 10_000;

/** Transactions with the description that a person gave them. Not what was renamed again, undone or deleted since. */
export async function renamedByPersons(db: Database, workspaceId: string): Promise<Renamed[]> {
  const { rows } = await connectionOf(db).query<Renamed>(
    `select t.bank_text as "bankText", t.description, t.minor >= 0 as "isIn"
     from (
       select distinct transaction_id as id, after ->> 'description' as description from transaction_changes
       where workspace_id = $1 and op = 'update' and source = 'person' and after ? 'description'
     ) renamed
     join transactions t on t.workspace_id = $1 and t.id = renamed.id and t.description = renamed.description
     where t.deleted_at is null and t.bank_text is not null
     limit ${MOST_RENAMED}`,
    [workspaceId],
  );
  return rows;
}
