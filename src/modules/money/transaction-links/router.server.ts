import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { decimalOf, type Money, money } from '#kernel/money.ts';
import { heldRows, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { changeIdOf, type Database } from '#platform/database.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { candidatesFor, candidatesFound } from './candidates.server.ts';
import { contract } from './contract.ts';
import { type Link, type LinkKind, paysBack } from './model.ts';
import { faultOf, inOneOrder, restOf, sizeOf } from './rules.ts';
import {
  addLink,
  filingBefore,
  findLink,
  type LinkedRow,
  linkedOf,
  linksOf,
  removeDeleted,
  removeLink,
  seenTransaction,
} from './store.server.ts';
import { excessSentence } from './words.ts';

const transactionLinks = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const transactionLinksRouter = transactionLinks.router({
  of: transactionLinks.of.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
    const row = await seenTransaction(db, workspaceId, id);
    if (row === null) throw errors.TRANSACTION_NOT_FOUND();
    // What it is linked to would tell of the account that its masked words are about.
    const links = row.isMasked ? [] : (await linksOf(db, workspaceId, id)).map(presentLink);
    const linked = links.reduce((sum, { amount }) => sum + (amount?.minor ?? 0n), 0n);
    const { minor, currency } = row;
    return { links, linked: money(linked, currency), rest: money(restOf({ minor, linked }), currency) };
  }),

  candidates: transactionLinks.candidates.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, workspace } = context;
    const candidates = await candidatesFor(db, workspaceId, { id, country: workspace.country });
    if (candidates === null) throw errors.TRANSACTION_NOT_FOUND();
    return candidates;
  }),

  find: transactionLinks.find.handler(async ({ input, context: { db, workspaceId }, errors }) => {
    const candidates = await candidatesFound(db, workspaceId, input);
    if (candidates === null) throw errors.TRANSACTION_NOT_FOUND();
    return candidates;
  }),

  create: transactionLinks.create.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    const { kind, amount } = input;
    const id = randomUUIDv7();
    const pair: [string, string] = [input.fromId, input.toId];
    const [fromId, toId] = kind === 'related' ? inOneOrder(pair) : pair;
    if (fromId === toId) throw errors.SAME_TRANSACTION();
    // Held: of two refunds that are linked at once, the second is measured by what the first left.
    const rows = await heldRows(db, workspaceId, pair);
    const [from, to] = [rows.find((row) => row.id === fromId), rows.find((row) => row.id === toId)];
    if (from === undefined || to === undefined) throw errors.TRANSACTION_NOT_FOUND();
    const linked = await linkedOf(db, workspaceId, pair);
    const sideOf = (row: TransactionRow) => {
      const { minor = 0n, links = 0 } = linked.get(row.id) ?? {};
      return { minor: row.minor, currency: row.currency, linked: minor, links };
    };
    if (amount !== null && amount.currency !== from.currency) throw errors.TWO_CURRENCIES();
    const fault = faultOf(kind, sideOf(from), sideOf(to), amount?.minor ?? null);
    if (fault?.code === 'TOO_MUCH') throw errors.TOO_MUCH(tooMuch(fault, from.currency));
    if (fault !== null) throw errors[fault.code]();
    const noted = await noteOf(db, workspaceId, from, kind);
    const link = { id, userId, kind, fromId, toId, minor: amount?.minor ?? null, createdAt: services.now(), ...noted };
    if (!(await addLink(db, workspaceId, link))) throw errors.ALREADY_LINKED();
    for (const row of rows) await removeDeleted(db, workspaceId, { id: row.id, size: sizeOf(row.minor) });
    audit({ id, metadata: { kind, fromId, toId } });
    return { id, ...(await filedSince(db, workspaceId, from)) };
  }),

  remove: transactionLinks.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const link = await findLink(db, workspaceId, id);
    if (link === null) throw errors.LINK_NOT_FOUND();
    const { kind, fromId, toId } = link;
    const rows = await heldRows(db, workspaceId, [fromId, toId]);
    const from = rows.find((row) => row.id === fromId);
    if (from === undefined || rows.length < 2) throw errors.LINK_NOT_FOUND();
    if (!(await removeLink(db, workspaceId, id))) throw errors.LINK_NOT_FOUND();
    audit({ id, metadata: { kind, fromId, toId } });
    return { id, ...(await filedSince(db, workspaceId, from)), changeId: await changeIdOf(db) };
  }),
});

const NOTHING_NOTED = { givenCategoryId: null, beforeCategoryId: null, beforeSource: null };

/** What a new link notes, so that the database files the refund by its purchases (`file_refunds`) and can give back what it had. */
async function noteOf(db: Database, workspaceId: string, from: TransactionRow, kind: LinkKind) {
  // The lines of a split transaction have the categories, and a side of a transfer keeps that of transfers.
  if (!paysBack(kind) || from.isSplit || from.transferId !== null) return NOTHING_NOTED;
  const { categoryId: beforeCategoryId, categorySource: beforeSource } = from;
  const before = (await filingBefore(db, workspaceId, from.id)) ?? { beforeCategoryId, beforeSource };
  return { givenCategoryId: from.categoryId ?? NO_CATEGORY, ...before };
}

/** The category that a refund has since it was linked, or unlinked. */
async function filedSince(db: Database, workspaceId: string, before: TransactionRow) {
  const [{ categoryId } = before] = await heldRows(db, workspaceId, [before.id]);
  return { categoryId, isRecategorised: categoryId !== before.categoryId };
}

function presentLink({ id, kind, isFrom, minor, otherId, otherMinor, currency, ...other }: LinkedRow): Link {
  if (otherId === null) return { id, kind, isFrom, amount: null, other: null };
  const { bookedOn, description, accountName } = other;
  return {
    id,
    kind,
    isFrom,
    amount: minor === null ? null : money(minor, currency),
    other: { id: otherId, bookedOn, description, accountName, amount: money(otherMinor, currency) },
  };
}

function tooMuch(fault: { of: 'purchase' | 'refund'; excess: bigint; rest: bigint }, currency: string) {
  const written = (value: Money) => `${currency} ${decimalOf(value)}`;
  const data = { of: fault.of, excess: money(fault.excess, currency), rest: money(fault.rest, currency) };
  return { message: excessSentence(fault.of, written(data.excess), written(data.rest)), data };
}
