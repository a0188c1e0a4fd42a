import { forgetBankBalances } from '#modules/money/accounts/service.server.ts';
import { removeArrivals, replaceFacts } from '#modules/money/ledger/service.server.ts';
import { type Database, limitStatements } from '#platform/database.server.ts';
import { factsFrom, type KeptFacts } from '#modules/money/import-matching/service.server.ts';
import { forgetDecisions, type ImportRow, markReverted, mergesOf } from './store.server.ts';

const TIMEOUT_MS = 120_000;

/**
 * Takes an import back in the transaction given: what it added is gone as if it had never come, so that the file can be
 * imported again; what it merged has its facts of before, but for those that were changed since.
 */
export async function revertImport(
  db: Database,
  workspaceId: string,
  row: ImportRow,
  now: Date,
): Promise<{ removed: number; restored: number }> {
  await limitStatements(db, TIMEOUT_MS);
  const merges = await mergesOf(db, workspaceId, row.id);
  const changes = merges.flatMap(({ transactionId, before, after }) =>
    transactionId === null
      ? []
      : [{ id: transactionId, from: factsFrom(after as KeptFacts), to: factsFrom(before as KeptFacts) }],
  );
  const restored = await replaceFacts(db, workspaceId, changes);
  const removed = await removeArrivals(db, workspaceId, row.id);
  await forgetDecisions(db, workspaceId, row.id);
  await forgetBankBalances(db, workspaceId, row.id);
  await markReverted(db, workspaceId, row.id, now);
  return { removed, restored };
}
