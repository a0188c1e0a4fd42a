import { type SQL, sql } from 'drizzle-orm';
import { withLines } from '#modules/money/ledger/service.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { transactionLinks } from './table.server.ts';

/**
 * The ids of transactions that are linked to another one, and of their lines. Links to deleted transactions, which stay for
 * when those are restored, do not count.
 */
export const idsWithLinks = (workspaceId: string): SQL =>
  withLines(
    workspaceId,
    sql`select side.id from ${transactionLinks} l
      cross join lateral (values (l.from_id, l.to_id), (l.to_id, l.from_id)) side (id, other_id)
      join ${transactions} other on other.workspace_id = ${workspaceId} and other.id = side.other_id
      where l.workspace_id = ${workspaceId} and other.deleted_at is null`,
  );
