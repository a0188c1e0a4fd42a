import { connectionOf, type Database } from '#platform/database.server.ts';
import { SEEN } from './store.server.ts';

type ReceiptOf = { readonly id: string; readonly name: string; readonly transactionId: string };

/** Receipts on these transactions, as far as the caller sees them, the oldest first. */
export async function receiptsOf(
  db: Database,
  workspaceId: string,
  transactionIds: readonly string[],
): Promise<ReceiptOf[]> {
  if (transactionIds.length === 0) return [];
  const { rows } = await connectionOf(db).query<ReceiptOf>(
    `select a.id, a.name, a.transaction_id as "transactionId" from attachments a
     join transactions t on t.workspace_id = $1 and t.id = a.transaction_id and ${SEEN}
     where a.workspace_id = $1 and a.transaction_id = any($2::uuid[]) and a.deleted_at is null
     order by a.created_at, a.id`,
    [workspaceId, transactionIds],
  );
  return rows;
}
