import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { changeTransaction, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { filedAfter } from './filing.ts';
import { originOf, purchaseCategories, setOrigin } from './store.server.ts';

type Refiled = { readonly categoryId: string | null; readonly isRecategorised: boolean };

/**
 * Files a refund by its purchases once a link was added or taken off.
 * @param refund held by the caller
 * @param change null where the link has nothing to do with categories
 * @param make what changes the links; what links gave the refund is read before it
 */
export async function refile(
  db: Database,
  workspaceId: string,
  refund: TransactionRow,
  change: 'linked' | 'unlinked' | null,
  make: () => Promise<void> = async () => undefined,
): Promise<Refiled> {
  const { id, categoryId, categorySource: source } = refund;
  const origin = await originOf(db, workspaceId, id);
  await make();
  // The lines of a split transaction have the categories, and a side of a transfer keeps that of transfers.
  if (change === null || refund.isSplit || refund.transferId !== null) return { categoryId, isRecategorised: false };
  const purchases = await purchaseCategories(db, workspaceId, id);
  const after = filedAfter(change, { filing: { categoryId, source }, origin }, purchases);
  const wanted = after.filing.categoryId;
  const isRecategorised = wanted !== categoryId;
  // A category that was deleted meanwhile is not given back.
  if (isRecategorised && wanted !== null && (await categoryHeld(db, workspaceId, wanted)) === null)
    return { categoryId, isRecategorised: false };
  if (isRecategorised)
    await changeTransaction(db, workspaceId, id, { categoryId: wanted, categorySource: after.filing.source });
  await setOrigin(db, workspaceId, id, after.origin);
  return { categoryId: wanted, isRecategorised };
}
