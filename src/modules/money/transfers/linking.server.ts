import { randomUUIDv7 } from 'node:crypto';
import {
  addCategory,
  categoriesHeld,
  categoriesIn,
  type CategoryRef,
} from '#modules/money/categories/service.server.ts';
import { isByHand } from '#modules/money/ledger/rules.ts';
import { heldRows, type LinkedSide, linkSides, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { HOW_LINKED } from './kinds.ts';
import type { LINK_REFUSALS, PairIds } from './model.ts';
import { freeName, type LinkedRow, pairRefusal, transferCategoryOf } from './rules.ts';
import { addTransfers, type NewTransfer } from './store.server.ts';

export type By = { readonly userId: string; readonly now: Date; readonly how: (typeof HOW_LINKED)[number] };

/** Why two transactions are not linked. */
export type LinkRefusal = 'TRANSACTION_NOT_FOUND' | keyof typeof LINK_REFUSALS;

type Answer = { readonly id: string } | { readonly refusal: LinkRefusal };

/** Two rows that become one transfer; `addedId`: the one that was just written for the other. */
export type NewPair = PairIds & { readonly addedId?: string };

/**
 * Links two transactions or lines of splits, and answers the id of the transfer, or why not. Both then have a category of
 * the kind transfer.
 */
export async function linkPair(db: Database, workspaceId: string, pair: NewPair, by: By): Promise<Answer> {
  const [answer = { refusal: 'TRANSACTION_NOT_FOUND' }] = await linkPairs(db, workspaceId, [pair], by);
  return answer;
}

/** Links the two of each pair in a few statements, and answers for each, in their order. A row is linked once. */
export async function linkPairs(
  db: Database,
  workspaceId: string,
  pairs: readonly NewPair[],
  { userId, now, how }: By,
): Promise<Answer[]> {
  const ids = pairs.flatMap(({ outId, inId }) => [outId, inId]);
  const rows = new Map((await heldRows(db, workspaceId, ids)).map((row) => [row.id, row]));
  const categories = await categoriesHeld(db, workspaceId);
  const forTransfers = new Set(categories.flatMap(({ id, kind }) => (kind === 'transfer' ? id : [])));
  const taken = new Set<string>();
  const answers = pairs.map((pair): Answer => {
    const refusal = whyNot(rows.get(pair.outId), rows.get(pair.inId), taken);
    if (refusal !== null) return { refusal };
    taken.add(pair.outId).add(pair.inId);
    return { id: randomUUIDv7() };
  });
  if (taken.size === 0) return answers;
  const categoryId = await transferCategory(db, workspaceId, userId);
  const sides: LinkedSide[] = [];
  const links: NewTransfer[] = [];
  for (const [at, { outId, inId, addedId = null }] of pairs.entries()) {
    const [answer, out, into] = [answers[at], rows.get(outId), rows.get(inId)];
    if (answer === undefined || 'refusal' in answer || out === undefined || into === undefined) continue;
    const { id } = answer;
    links.push({
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
      addedId,
      createdAt: now,
    });
    for (const side of [out, into]) {
      const isFiled = side.categoryId !== null && forTransfers.has(side.categoryId);
      sides.push({ id: side.id, transferId: id, categoryId: isFiled ? null : categoryId });
    }
  }
  await addTransfers(db, workspaceId, links);
  const isByRule = how === 'rule' || how === 'certain';
  await linkSides(db, workspaceId, sides, {
    source: isByRule ? 'rule' : 'person',
    isUnedited: isByRule || how === 'import',
  });
  return answers;
}

function whyNot(
  out: TransactionRow | undefined,
  into: TransactionRow | undefined,
  taken: ReadonlySet<string>,
): LinkRefusal | null {
  if (out === undefined || into === undefined) return 'TRANSACTION_NOT_FOUND';
  const refusal = pairRefusal(linkedRow(out), linkedRow(into));
  if (refusal === 'NO_PAIR') return refusal;
  const both = [out, into];
  if (both.some(({ id, transferId }) => transferId !== null || taken.has(id))) return 'ALREADY_LINKED';
  return both.some(({ isSplit }) => isSplit) ? 'SPLIT' : refusal;
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
