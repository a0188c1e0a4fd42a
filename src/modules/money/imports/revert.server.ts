import { isDeepStrictEqual } from 'node:util';
import { forgetBankBalances } from '#modules/money/accounts/service.server.ts';
import { removeArrivals, replaceFacts } from '#modules/money/ledger/service.server.ts';
import { changedByUndo, letGoOf } from '#modules/money/merges/service.server.ts';
import { importLockedSentence } from '#modules/money/reconciliation/rules.ts';
import { statementLocking } from '#modules/money/reconciliation/service.server.ts';
import { removeAddedSides } from '#modules/money/transfers/service.server.ts';
import { type Database, limitStatements, nameSource } from '#platform/database.server.ts';
import { refusalSaying } from '#platform/refusals.server.ts';
import { factsFrom, type KeptFacts } from '#modules/money/ledger/rules.ts';
import { forgetDecisions, type ImportRow, markReverted, mergesOf } from './store.server.ts';

const TIMEOUT_MS = 120_000;

/** @throws where a statement locks a transaction that one of the imports added or changed */
export async function refuseLocked(db: Database, workspaceId: string, rows: readonly ImportRow[]): Promise<void> {
  for (const { id: importId } of rows) {
    const merges = await mergesOf(db, workspaceId, importId);
    // A merge into a transaction that was locked already changed nothing.
    const merged = merges.flatMap(({ transactionId, before, after }) =>
      transactionId === null || isDeepStrictEqual(before, after) ? [] : transactionId,
    );
    const byHand = await changedByUndo(db, workspaceId, importId);
    const statement = await statementLocking(db, workspaceId, { importId, merged: [...merged, ...byHand] });
    if (statement !== null) throw refusalSaying('RECONCILED', importLockedSentence(statement));
  }
}

/**
 * Takes an import back in the transaction given: what it added is gone as if it had never come, so that the file can be
 * imported again; what it merged has its facts of before, but for those that were changed since. A transaction that a person
 * merged with one of another import, or with their own, stays as that one.
 */
export async function revertImport(
  db: Database,
  workspaceId: string,
  row: ImportRow,
  now: Date,
): Promise<{ removed: number; restored: number }> {
  await limitStatements(db, TIMEOUT_MS);
  await nameSource(db, [row.fileName]);
  const merges = await mergesOf(db, workspaceId, row.id);
  const changes = merges.flatMap(({ transactionId, before, after }) =>
    transactionId === null
      ? []
      : [{ id: transactionId, from: factsFrom(after as KeptFacts), to: factsFrom(before as KeptFacts) }],
  );
  const restored = await replaceFacts(db, workspaceId, changes);
  await removeAddedSides(db, workspaceId, row.id, now);
  const { removed, ...byHand } = await letGoOf(db, workspaceId, row.id, () => removeArrivals(db, workspaceId, row.id));
  await forgetDecisions(db, workspaceId, row.id);
  await forgetBankBalances(db, workspaceId, row.id);
  await markReverted(db, workspaceId, row.id, now);
  return { removed, restored: restored + byHand.restored };
}
