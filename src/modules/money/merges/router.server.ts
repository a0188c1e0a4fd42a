import { implement } from '@orpc/server';
import { money } from '#kernel/money.ts';
import { receiptsToMove } from '#modules/money/attachments/service.server.ts';
import { factsOf, keptFacts, isByHand, originalFrom, storedOriginal } from '#modules/money/ledger/rules.ts';
import {
  becomeMerged,
  heldRows,
  lockAccounts,
  setDeleted,
  type TransactionRow,
} from '#modules/money/ledger/service.server.ts';
import { withShownTags } from '#modules/money/tags/service.server.ts';
import { linksToMove } from '#modules/money/transaction-links/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import type { MergeSide } from './model.ts';
import { mergedOf, refusalOf } from './rules.ts';
import { addMerge, candidatesOf, findRow, passOn } from './store.server.ts';

const merges = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const mergesRouter = merges.router({
  pair: merges.pair.handler(async ({ input, context: { db, workspaceId }, errors }) => {
    const [a = '', b = ''] = input.ids;
    if (a === b) throw errors.SAME_TRANSACTION();
    const found = [await findRow(db, workspaceId, a), await findRow(db, workspaceId, b)];
    const rows = await withShownTags(
      db,
      workspaceId,
      found.flatMap((row) => row ?? []),
    );
    if (rows.length < 2) throw errors.TRANSACTION_NOT_FOUND();
    const sides = [];
    for (const [from, to, row] of [[a, b, rows[0]] as const, [b, a, rows[1]] as const]) {
      if (row === undefined) throw errors.TRANSACTION_NOT_FOUND();
      const receipts = (await receiptsToMove(db, workspaceId, { from, to })).length;
      const links = (await linksToMove(db, workspaceId, { from, to })).length;
      sides.push({ ...sideOf(row), receipts, links });
    }
    return { sides };
  }),

  candidates: merges.candidates.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
    const row = await findRow(db, workspaceId, id);
    if (row === null) throw errors.TRANSACTION_NOT_FOUND();
    const rows = await candidatesOf(db, workspaceId, row);
    return rows.map(({ minor, currency, ...candidate }) => ({ ...candidate, amount: money(minor, currency) }));
  }),

  merge: merges.merge.handler(async ({ input: { keepId, otherId, choices }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    if (keepId === otherId) throw errors.SAME_TRANSACTION();
    // An import of the account compares with what is there: it is whole before or after the merge.
    const account = (await findRow(db, workspaceId, keepId))?.accountId;
    if (account !== undefined) await lockAccounts(db, workspaceId, [account]);
    const rows = await heldRows(db, workspaceId, [keepId, otherId]);
    const [kept, other] = [keepId, otherId].map((wanted) => rows.find(({ id }) => id === wanted));
    if (kept === undefined || other === undefined) throw errors.TRANSACTION_NOT_FOUND();
    const [keptSide, otherSide] = [sideOf(kept), sideOf(other)];
    const refusal = refusalOf(keptSide, otherSide, choices);
    if (refusal !== null) throw errors[refusal]();
    const { amount, original, ...fields } = mergedOf(keptSide, otherSide, choices);
    const becomes = {
      ...fields,
      minor: amount.minor,
      original: original === null ? null : storedOriginal(original),
      sourceId: kept.sourceId ?? other.sourceId,
    };
    const now = services.now();
    const moved = { from: otherId, to: keepId };
    const [receiptIds, linkIds] = [
      await receiptsToMove(db, workspaceId, moved),
      await linksToMove(db, workspaceId, moved),
    ];
    await setDeleted(db, workspaceId, [otherId], now);
    await becomeMerged(db, workspaceId, kept, becomes);
    const after = keptFacts({ ...kept, ...becomes });
    await passOn(db, workspaceId, { ...moved, facts: after });
    const { accountId, contentHash, importId, importLine } = other;
    await addMerge(db, workspaceId, {
      mergedId: otherId,
      keptId: keepId,
      accountId,
      userId,
      contentHash,
      importId,
      importLine,
      before: keptFacts(factsOf(kept)),
      after,
      merged: keptFacts(factsOf(other)),
      receiptIds,
      linkIds,
      createdAt: now,
    });
    audit({ id: keepId, metadata: { otherId } });
    return { id: keepId, changeId: await changeIdOf(db) };
  }),
});

function sideOf(row: TransactionRow): MergeSide {
  const { id, accountId, bookedOn, description, bankText, status, reference, note, categoryId, categorySource } = row;
  const { tagIds, needsReview, isCleared, isSplit, parentId, transferId, reconciliationId } = row;
  return {
    id,
    accountId,
    bookedOn,
    description,
    bankText,
    amount: money(row.minor, row.currency),
    status,
    reference,
    note,
    original: row.original === null ? null : originalFrom(row.original, row.currency),
    categoryId,
    categorySource,
    tagIds,
    needsReview,
    isCleared,
    isByHand: isByHand(row),
    isEdited: row.updatedAt > row.createdAt,
    isSplit,
    isLine: parentId !== null,
    transferId,
    isLocked: reconciliationId !== null,
  };
}
