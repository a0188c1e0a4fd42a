import { randomUUIDv7 } from 'node:crypto';
import {
  addCategory,
  categoriesHeld,
  categoriesIn,
  type CategoryRef,
  categoryHeld,
} from '#modules/money/categories/service.server.ts';
import { isByHand } from '#modules/money/ledger/rules.ts';
import {
  changeTransaction,
  heldRows,
  moveLinked,
  noteMoves,
  takeNotes,
  type TransactionRow,
} from '#modules/money/ledger/service.server.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { HOW_LINKED } from './kinds.ts';
import type { PairIds } from './model.ts';
import { changeOfLinked, freeName, type LinkedRefusal, type LinkedRow, transferCategoryOf } from './rules.ts';
import { addTransfer, changeGiven, endTransfer, isGiven, otherSide, returnGiven } from './store.server.ts';

type By = { readonly userId: string; readonly now: Date; readonly how: (typeof HOW_LINKED)[number] };

/** Why two transactions are not linked. */
export type LinkRefusal = 'TRANSACTION_NOT_FOUND' | 'ALREADY_LINKED' | 'NO_PAIR' | 'SPLIT';

/** Links two transactions, and answers the id of the transfer, or why not. Both then have a category of the kind transfer. */
export async function linkPair(
  db: Database,
  workspaceId: string,
  { outId, inId }: PairIds,
  { userId, now, how }: By,
): Promise<{ readonly id: string } | { readonly refusal: LinkRefusal }> {
  const rows = await heldRows(db, workspaceId, [outId, inId]);
  const [out, into] = [outId, inId].map((wanted) => rows.find(({ id }) => id === wanted));
  if (out === undefined || into === undefined) return { refusal: 'TRANSACTION_NOT_FOUND' };
  if (out.minor >= 0n || into.minor <= 0n || out.accountId === into.accountId) return { refusal: 'NO_PAIR' };
  if (out.transferId !== null || into.transferId !== null) return { refusal: 'ALREADY_LINKED' };
  if (rows.some(({ isSplit, parentId }) => isSplit || parentId !== null)) return { refusal: 'SPLIT' };
  const categories = await categoriesHeld(db, workspaceId);
  const categoryId = await transferCategory(db, workspaceId, userId);
  const id = randomUUIDv7();
  await addTransfer(db, workspaceId, {
    id,
    userId,
    how,
    outId,
    inId,
    categoryId,
    outCategoryId: out.categoryId,
    outCategorySource: out.categorySource,
    inCategoryId: into.categoryId,
    inCategorySource: into.categorySource,
    createdAt: now,
  });
  const categorySource = how === 'rule' ? 'rule' : 'person';
  for (const row of [out, into]) {
    const isFiled = categories.some((category) => category.id === row.categoryId && category.kind === 'transfer');
    await changeTransaction(db, workspaceId, row.id, {
      transferId: id,
      ...(!isFiled && { categoryId, categorySource }),
    });
  }
  return { id };
}

/** The category for transfers, made where there is none. */
async function transferCategory(db: Database, workspaceId: string, userId: string, except?: string): Promise<string> {
  const found = transferCategoryOf(await othersThan(db, workspaceId, except));
  if (found !== null) return found;
  // Of two that find none at once, the second finds what the first made.
  await takeTurn(db, `transfer category ${workspaceId}`);
  const categories = await othersThan(db, workspaceId, except);
  return transferCategoryOf(categories) ?? (await addCategory(db, workspaceId, userId, newCategory(categories)));
}

async function othersThan(db: Database, workspaceId: string, except?: string): Promise<CategoryRef[]> {
  return (await categoriesIn(db, workspaceId)).filter(({ id }) => id !== except);
}

const newCategory = (all: readonly CategoryRef[]) =>
  ({ name: freeName(all.map(({ name }) => name)), kind: 'transfer', colour: 'slate', icon: 'repeat' }) as const;

/** Why a transfer is not ended. */
export type UnlinkRefusal = 'TRANSACTION_NOT_FOUND' | 'NOT_LINKED' | 'TRANSFER_HIDDEN';

/** Makes both sides ordinary transactions again; the two, or why not. */
export async function unlinkRow(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<PairIds | { readonly refusal: UnlinkRefusal }> {
  const [row] = await heldRows(db, workspaceId, [id]);
  if (row === undefined) return { refusal: 'TRANSACTION_NOT_FOUND' };
  const { transferId } = row;
  if (transferId === null) return { refusal: 'NOT_LINKED' };
  const other = await heldOther(db, workspaceId, row);
  if (other === null) return { refusal: 'TRANSFER_HIDDEN' };
  await endTransfer(db, workspaceId, transferId, [row.id, other.id]);
  return row.minor < 0n ? { outId: row.id, inId: other.id } : { outId: other.id, inId: row.id };
}

/** The other side, held; null where the caller may not see or change it. */
async function heldOther(db: Database, workspaceId: string, row: TransactionRow): Promise<TransactionRow | null> {
  const other = await otherSide(db, workspaceId, row);
  if (other === null) return null;
  const [held] = await heldRows(db, workspaceId, [other.id]);
  return held ?? null;
}

type Change = Pick<TransactionRow, 'accountId' | 'minor' | 'currency'> & { readonly categoryId?: string | null };

/**
 * What a change of a transaction means for the other side of its transfer: does it, or answers why the change is refused.
 * Null where it may go on; asked before the transaction itself is changed.
 */
export async function keepLinked(
  db: Database,
  workspaceId: string,
  before: TransactionRow,
  after: Change,
): Promise<LinkedRefusal | null> {
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

function linkedRow(row: TransactionRow): LinkedRow {
  const { accountId, minor, currency, reconciliationId } = row;
  // What was agreed with a statement is as good as from one.
  return { accountId, minor, currency, isByHand: isByHand(row) && reconciliationId === null };
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
