import { categoryHeld } from '#modules/money/categories/service.server.ts';
import {
  changeTransaction,
  heldRows,
  heldWhole,
  moveLinked,
  noteMoves,
  setDeleted,
  takeNotes,
  type TransactionRow,
} from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { linkedRow, transferCategory } from './linking.server.ts';
import type { HOW_LINKED } from './kinds.ts';
import type { PairIds } from './model.ts';
import { changeOfLinked, type LinkedRefusal } from './rules.ts';
import { addedSides, changeGiven, endTransfer, isGiven, otherSide, returnGiven, transferIn } from './store.server.ts';

export { checkTransfers } from './agreement.server.ts';
export { linkCertain } from './certain.server.ts';
export { linkPair, linkPairs, type LinkRefusal, type NewPair, transferCategory } from './linking.server.ts';
export { addOtherSide, type LineRefusal, linkLine } from './other-side.server.ts';
export { transferFacts } from './suggestions.server.ts';
export { offeredSides, rejectedPairs } from './store.server.ts';

/** Deletes what rules wrote as the other side of transactions that an import brought. */
export async function removeAddedSides(db: Database, workspaceId: string, importId: string, now: Date): Promise<void> {
  const ids = await addedSides(db, workspaceId, importId);
  if (ids.length > 0) await setDeleted(db, workspaceId, ids, now);
}

export type Unlinked = PairIds & {
  readonly removedId: string | null;
  readonly how: (typeof HOW_LINKED)[number] | null;
};

/** Why a transfer is not ended. */
export type UnlinkRefusal = 'TRANSACTION_NOT_FOUND' | 'NOT_LINKED' | 'TRANSFER_HIDDEN';

/** Makes both sides ordinary transactions again; the two, which of them went to the trash, how they were linked; or why not. */
export async function unlinkRow(
  db: Database,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<Unlinked | { readonly refusal: UnlinkRefusal }> {
  const [row] = await heldRows(db, workspaceId, [id]);
  if (row === undefined) return { refusal: 'TRANSACTION_NOT_FOUND' };
  const { transferId } = row;
  if (transferId === null) return { refusal: 'NOT_LINKED' };
  const other = await heldOther(db, workspaceId, row);
  if (other === null) return { refusal: 'TRANSFER_HIDDEN' };
  const transfer = await transferIn(db, workspaceId, transferId);
  const removedId = await endTransfer(db, workspaceId, transferId, { ids: [row.id, other.id], now });
  const pair = row.minor < 0n ? { outId: row.id, inId: other.id } : { outId: other.id, inId: row.id };
  return { ...pair, removedId, how: transfer?.how ?? null };
}

/** The other side, held; null where the caller may not see or change it. */
async function heldOther(db: Database, workspaceId: string, row: TransactionRow): Promise<TransactionRow | null> {
  const other = await otherSide(db, workspaceId, row);
  if (other === null) return null;
  const [held] = await heldRows(db, workspaceId, [other.id]);
  return held ?? null;
}

/** Whether the caller may end the transfer of a row, if it is part of one: without the other side they could not undo it. */
export async function mayEnd(db: Database, workspaceId: string, row: TransactionRow): Promise<boolean> {
  return row.transferId === null || (await heldOther(db, workspaceId, row)) !== null;
}

type Change = Pick<TransactionRow, 'accountId' | 'minor' | 'currency'> & { readonly categoryId?: string | null };

/**
 * What a change of a transaction means for the other side of its transfer: does it, or answers why the change is refused.
 * Null where it may go on; asked before the transaction itself is changed. The account of a split is that of all its lines.
 */
export async function keepLinked(
  db: Database,
  workspaceId: string,
  before: TransactionRow,
  after: Change,
): Promise<LinkedRefusal | null> {
  if (after.accountId !== before.accountId && (await meetsOther(db, workspaceId, before, after.accountId)))
    return 'TRANSFER_ACCOUNT';
  if (before.transferId === null) return null;
  const { categoryId } = after;
  const category =
    categoryId === undefined || categoryId === null ? null : await categoryHeld(db, workspaceId, categoryId);
  const kind = categoryId === undefined ? undefined : (category?.kind ?? null);
  const other = await heldOther(db, workspaceId, before);
  const change = changeOfLinked(linkedRow(before), { ...after, kind }, other === null ? null : linkedRow(other));
  if ('refusal' in change) return change.refusal;
  if (change.otherMinor !== null && other !== null)
    await changeTransaction(db, workspaceId, other.id, { minor: change.otherMinor });
  return null;
}

/** Whether an account is that of the other side of a line of the same split. */
async function meetsOther(db: Database, workspaceId: string, row: TransactionRow, accountId: string) {
  if (!row.isSplit && row.parentId === null) return false;
  const split = await heldWhole(db, workspaceId, row.id);
  for (const line of split?.lines ?? [])
    if ((await otherSide(db, workspaceId, line))?.accountId === accountId) return true;
  return false;
}

/** Transactions that a change of category leaves out, since they are sides of transfers and it is not one for transfers. */
export async function withoutLinked(
  db: Database,
  workspaceId: string,
  rows: readonly TransactionRow[],
  categoryId: string | null,
): Promise<TransactionRow[]> {
  const category = categoryId === null ? null : await categoryHeld(db, workspaceId, categoryId);
  return category?.kind === 'transfer' ? [...rows] : rows.filter(({ transferId }) => transferId === null);
}

type Ending = {
  readonly workspaceId: string;
  readonly categoryId: string;
  readonly userId: string;
  /** Where what is in it goes, null: to no category; undefined: it stays, but it is no more one for transfers. */
  readonly moveTo?: string | null;
};

/** Linked transactions go to another category for transfers where theirs is no more one. */
export async function keepCategory(db: Database, { workspaceId, categoryId, userId, moveTo }: Ending): Promise<void> {
  if (!(await isGiven(db, workspaceId, categoryId))) return;
  const target = typeof moveTo === 'string' ? await categoryHeld(db, workspaceId, moveTo) : null;
  const to = target?.kind === 'transfer' ? target.id : await transferCategory(db, workspaceId, userId, categoryId);
  const move = { from: categoryId, to, isNoted: moveTo !== undefined };
  await moveLinked(db, workspaceId, move);
  const given = await changeGiven(db, workspaceId, move);
  if (move.isNoted) await noteMoves(db, workspaceId, given, move);
}

/** A category is there again: the linked transactions that left it returned, and what linking gave them is that again. */
export async function returnCategory(db: Database, workspaceId: string, categoryId: string): Promise<void> {
  for (const { id, movedTo } of await takeNotes(db, workspaceId, categoryId))
    if (movedTo !== null) await returnGiven(db, workspaceId, id, { from: movedTo, to: categoryId });
}
