import { type SQL, sql } from 'drizzle-orm';
import { withLines } from '#modules/money/ledger/service.server.ts';
import { attachments } from './table.server.ts';

/** The ids of transactions that have a receipt, and of their lines. */
export const idsWithReceipts = (workspaceId: string): SQL =>
  withLines(
    workspaceId,
    sql`select a.transaction_id from ${attachments} a where a.workspace_id = ${workspaceId}
      and a.transaction_id is not null and a.deleted_at is null`,
  );
