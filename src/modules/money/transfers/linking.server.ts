import { randomUUIDv7 } from 'node:crypto';
import {
  addCategory,
  categoriesHeld,
  categoriesIn,
  type CategoryRef,
} from '#modules/money/categories/service.server.ts';
import { isByHand } from '#modules/money/ledger/rules.ts';
import { changeTransaction, heldRows, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { HOW_LINKED } from './kinds.ts';
import type { LINK_REFUSALS, PairIds } from './model.ts';
import { freeName, type LinkedRow, pairRefusal, transferCategoryOf } from './rules.ts';
import { addTransfer } from './store.server.ts';

export type By = { readonly userId: string; readonly now: Date; readonly how: (typeof HOW_LINKED)[number] };

/** Why two transactions are not linked. */
export type LinkRefusal = 'TRANSACTION_NOT_FOUND' | keyof typeof LINK_REFUSALS;

/**
 * Links two transactions or lines of splits, and answers the id of the transfer, or why not. Both then have a category of
 * the kind transfer.
 */
export async function linkPair(
  db: Database,
  workspaceId: string,
  { outId, inId }: PairIds,
  { userId, now, how }: By,
): Promise<{ readonly id: string } | { readonly refusal: LinkRefusal }> {
  const rows = await heldRows(db, workspaceId, [outId, inId]);
  const [out, into] = [outId, inId].map((wanted) => rows.find(({ id }) => id === wanted));
  if (out === undefined || into === undefined) return { refusal: 'TRANSACTION_NOT_FOUND' };
  const refusal = pairRefusal(linkedRow(out), linkedRow(into));
  if (refusal === 'NO_PAIR') return { refusal };
  if (out.transferId !== null || into.transferId !== null) return { refusal: 'ALREADY_LINKED' };
  if (rows.some(({ isSplit }) => isSplit)) return { refusal: 'SPLIT' };
  if (refusal !== null) return { refusal };
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
export async function transferCategory(
  db: Database,
  workspaceId: string,
  userId: string,
  except?: string,
): Promise<string> {
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

export function linkedRow(row: TransactionRow): LinkedRow {
  const { accountId, minor, currency, reconciliationId, parentId } = row;
  // What was agreed with a statement is as good as from one.
  return {
    accountId,
    minor,
    currency,
    isByHand: isByHand(row) && reconciliationId === null,
    isLine: parentId !== null,
  };
}
