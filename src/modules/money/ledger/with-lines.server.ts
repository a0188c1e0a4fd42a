import { type SQL, sql } from 'drizzle-orm';
import { transactions } from './table.server.ts';

/**
 * A list of ids with those of their lines, where they are split: what hangs on the whole belongs to each line.
 * @param ids a select of ids alone
 */
export const withLines = (workspaceId: string, ids: SQL): SQL => sql`(
  ${ids} union all
  select line.id from ${transactions} line where line.workspace_id = ${workspaceId} and line.parent_id in (${ids}))`;
