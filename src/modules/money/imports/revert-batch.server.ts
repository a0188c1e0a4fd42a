import { removeUnusedAccount } from '#modules/money/accounts/service.server.ts';
import { removeUnusedCategories } from '#modules/money/categories/service.server.ts';
import {
  arrivalsCount,
  countsOfCategories,
  editedArrivals,
  hasRows,
  type LedgerRow,
  lockAccounts,
} from '#modules/money/ledger/service.server.ts';
import { goesOn } from '#modules/money/merges/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { batchIn } from './batches.server.ts';
import { revertImport } from './revert.server.ts';
import { importIn, type ImportRow } from './store.server.ts';

/** What undoing a press is about: its imports, held until the transaction ends, with the accounts and categories it made. */
export type HeldBatch = {
  readonly rows: readonly ImportRow[];
  readonly accountIds: readonly string[];
  readonly categoryIds: readonly string[];
};

/** Holds the imports of a press that stand in the workspace, one after the other by id, and their accounts. */
export async function heldBatch(db: Database, workspaceId: string, batchId: string): Promise<HeldBatch> {
  const { importIds, accountIds, categoryIds } = await batchIn(db, workspaceId, batchId);
  const rows: ImportRow[] = [];
  for (const id of importIds) {
    const row = await importIn(db, workspaceId, id, 'held');
    if (row?.status === 'done') rows.push(row);
  }
  const ids = rows.flatMap(({ choices }) => choices.accounts.flatMap(({ accountId }) => accountId ?? []));
  await lockAccounts(db, workspaceId, [...new Set(ids)]);
  return { rows, accountIds, categoryIds };
}

/** Transactions that imports added and a person has changed since, but for those that stay as what another source brought. */
export async function editedIn(
  db: Database,
  workspaceId: string,
  rows: readonly Pick<ImportRow, 'id'>[],
): Promise<LedgerRow[]> {
  const found: LedgerRow[] = [];
  for (const { id } of rows) {
    const staying = await goesOn(db, workspaceId, id);
    found.push(...(await editedArrivals(db, workspaceId, id)).filter((row) => !staying.has(row.id)));
  }
  return found;
}

export async function addedIn(db: Database, workspaceId: string, { rows }: HeldBatch): Promise<number> {
  let count = 0;
  for (const { id } of rows) count += await arrivalsCount(db, workspaceId, id);
  return count;
}

/** Undoes the imports, the latest first, and deletes the accounts and categories that they made and that hold nothing now. */
export async function revertAll(
  db: Database,
  workspaceId: string,
  { rows, accountIds, categoryIds }: HeldBatch,
  now: Date,
): Promise<{ removed: number; restored: number }> {
  const sum = { removed: 0, restored: 0 };
  const latestFirst = rows.toSorted((a, b) => (b.doneAt?.getTime() ?? 0) - (a.doneAt?.getTime() ?? 0));
  for (const row of latestFirst) {
    const { removed, restored } = await revertImport(db, workspaceId, row, now);
    sum.removed += removed;
    sum.restored += restored;
  }
  for (const id of accountIds) await removeUnusedAccount(db, workspaceId, { id, now }, hasRows);
  await removeUnusedCategories(db, workspaceId, categoryIds, { now, counts: countsOfCategories });
  return sum;
}
