import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { type AccountRef, accountIn } from '#modules/money/accounts/service.server.ts';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import {
  addTransaction,
  heldRows,
  lockRows,
  markRows,
  markUpTo,
  setDeleted,
  unlockRows,
} from '#modules/money/ledger/service.server.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { gridOf } from './grid.ts';
import { gridStatements } from './grid.server.ts';
import { sumsUpTo } from './rows.store.server.ts';
import { findAccount, isBlocked, sessionOf, statementList } from './service.server.ts';
import {
  addReconciliation,
  changeReconciliation,
  isDayTaken,
  markFinished,
  markReopened,
  reconciliationIn,
  type ReconciliationRow,
  reconciliationsOf,
  removeReconciliation,
  turnOf,
} from './store.server.ts';
import { ADJUSTMENT } from './words.ts';

const reconciliation = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Held = { readonly row: ReconciliationRow; readonly account: AccountRef };

/** A statement and its account, held against other changes of statements of that account; null where it is not there. */
async function heldIn(db: Database, workspaceId: string, id: string): Promise<Held | null> {
  const found = await reconciliationIn(db, workspaceId, id);
  if (found === null) return null;
  await takeTurn(db, turnOf(workspaceId, found.accountId));
  // It may have been finished, or cancelled, before the turn came.
  const row = await reconciliationIn(db, workspaceId, id);
  const account = row === null ? null : await accountIn(db, workspaceId, row.accountId);
  return row === null || account === null ? null : { row, account };
}

const upTo = ({ accountId, statementDay }: ReconciliationRow): { accountId: string; day: Day } => {
  return { accountId, day: statementDay };
};

export const reconciliationRouter = reconciliation.router({
  list: reconciliation.list.handler(async ({ input: { accountId }, context: { db, workspaceId }, errors }) => {
    const account = await findAccount(db, workspaceId, accountId);
    if (account === null) throw errors.ACCOUNT_NOT_FOUND();
    return statementList(db, workspaceId, account);
  }),

  get: reconciliation.get.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
    const row = await reconciliationIn(db, workspaceId, id);
    const account = row === null ? null : await findAccount(db, workspaceId, row.accountId);
    if (row === null || account === null) throw errors.NOT_FOUND();
    return sessionOf(db, workspaceId, row, account.currency);
  }),

  grid: reconciliation.grid.handler(async ({ input: { accountId, today }, context: { db, workspaceId }, errors }) => {
    if ((await findAccount(db, workspaceId, accountId)) === null) throw errors.ACCOUNT_NOT_FOUND();
    const all = await reconciliationsOf(db, workspaceId, accountId);
    const reconciled = all.flatMap(({ status, statementDay }) => (status === 'finished' ? statementDay : []));
    return gridOf({ statements: await gridStatements(db, workspaceId, accountId), reconciled, today });
  }),

  start: reconciliation.start.handler(async ({ input: { accountId, day, balance }, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    await takeTurn(db, turnOf(workspaceId, accountId));
    const account = await accountIn(db, workspaceId, accountId);
    if (account === null) throw errors.ACCOUNT_NOT_FOUND();
    if (balance.currency !== account.currency) throw errors.OTHER_CURRENCY();
    const others = await reconciliationsOf(db, workspaceId, accountId);
    if (others.some(({ status }) => status !== 'finished')) throw errors.ALREADY_OPEN();
    if (await isDayTaken(db, workspaceId, { accountId, day, except: null })) throw errors.NOT_LATER();
    const id = randomUUIDv7();
    const { locked } = await sumsUpTo(db, workspaceId, { accountId, day });
    await addReconciliation(db, workspaceId, {
      id,
      userId,
      accountId,
      statementDay: day,
      statementMinor: balance.minor,
      openingMinor: locked,
      startedAt: services.now(),
    });
    audit({ id, metadata: { accountId, day } });
    return { id };
  }),

  update: reconciliation.update.handler(async ({ input: { id, day, balance }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const held = await heldIn(db, workspaceId, id);
    if (held === null) throw errors.NOT_FOUND();
    const { row, account } = held;
    if (row.status === 'finished') throw errors.FINISHED();
    if (balance.currency !== account.currency) throw errors.OTHER_CURRENCY();
    if (await isDayTaken(db, workspaceId, { accountId: row.accountId, day, except: id })) throw errors.NOT_LATER();
    await changeReconciliation(db, workspaceId, id, { statementDay: day, statementMinor: balance.minor });
    audit({ id, metadata: { accountId: row.accountId, day } });
    return { id };
  }),

  toggle: reconciliation.toggle.handler(async ({ input: { ids, isCleared }, context: { db, workspaceId, audit } }) => {
    const changed = await markRows(db, workspaceId, ids, isCleared);
    audit({ metadata: { count: changed.length, isCleared } });
    return { ids: changed };
  }),

  clearUpTo: reconciliation.clearUpTo.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const held = await heldIn(db, workspaceId, id);
    if (held === null) throw errors.NOT_FOUND();
    if (held.row.status === 'finished') throw errors.FINISHED();
    const changed = await markUpTo(db, workspaceId, upTo(held.row));
    audit({ id, metadata: { count: changed.length, isCleared: true } });
    return { ids: changed };
  }),

  finish: reconciliation.finish.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    const held = await heldIn(db, workspaceId, id);
    if (held === null) throw errors.NOT_FOUND();
    const { row, account } = held;
    if (row.status === 'finished') throw errors.FINISHED();
    if (await isBlocked(db, workspaceId, row)) throw errors.EARLIER_FIRST();
    // Locked first, then added up: what someone else changes in between is seen, and what they change later is refused.
    const { count, minor } = await lockRows(db, workspaceId, id, upTo(row));
    const { marked } = await sumsUpTo(db, workspaceId, upTo(row));
    const difference = row.statementMinor - marked;
    if (difference !== 0n) throw errors.NOT_ZERO({ data: { difference: money(difference, account.currency) } });
    await markFinished(db, workspaceId, id, {
      userId,
      now: services.now(),
      openingMinor: row.statementMinor - minor,
    });
    audit({ id, metadata: { accountId: account.id, day: row.statementDay, count } });
    return { count };
  }),

  adjust: reconciliation.adjust.handler(async ({ input: { id, categoryId }, context, errors }) => {
    const { db, workspaceId, userId, audit } = context;
    const held = await heldIn(db, workspaceId, id);
    if (held === null) throw errors.NOT_FOUND();
    const { row, account } = held;
    if (row.status === 'finished') throw errors.FINISHED();
    if ((await categoryHeld(db, workspaceId, categoryId)) === null) throw errors.CATEGORY_NOT_FOUND();
    const { marked } = await sumsUpTo(db, workspaceId, upTo(row));
    const minor = row.statementMinor - marked;
    if (minor === 0n) throw errors.NOTHING_TO_ADJUST();
    const transactionId = randomUUIDv7();
    await addTransaction(db, workspaceId, {
      id: transactionId,
      userId,
      accountId: account.id,
      bookedOn: row.statementDay,
      description: ADJUSTMENT,
      categoryId,
      categorySource: 'person',
      minor,
      currency: account.currency,
      isCleared: true,
    });
    audit({ id, metadata: { accountId: account.id, transactionId } });
    return { transactionId };
  }),

  undoAdjust: reconciliation.undoAdjust.handler(async ({ input: { id, transactionId }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const held = await heldIn(db, workspaceId, id);
    const [added] = held === null ? [] : await heldRows(db, workspaceId, [transactionId]);
    if (added?.accountId !== held?.account.id || added?.description !== ADJUSTMENT) throw errors.NOT_FOUND();
    await setDeleted(db, workspaceId, [transactionId], services.now());
    audit({ id, metadata: { transactionId } });
    return { id };
  }),

  cancel: reconciliation.cancel.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const held = await heldIn(db, workspaceId, id);
    if (held === null) throw errors.NOT_FOUND();
    if (held.row.status === 'finished') throw errors.FINISHED();
    await removeReconciliation(db, workspaceId, id);
    audit({ id, metadata: { accountId: held.account.id, day: held.row.statementDay } });
    return { id };
  }),

  reopen: reconciliation.reopen.handler(async ({ input: { id, reason }, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    const held = await heldIn(db, workspaceId, id);
    if (held === null) throw errors.NOT_FOUND();
    const { accountId, statementDay: from, status } = held.row;
    if (status !== 'finished') throw errors.NOT_FINISHED();
    const by = { userId, now: services.now(), reason };
    const ids = await markReopened(db, workspaceId, { accountId, from }, by);
    const count = await unlockRows(db, workspaceId, ids);
    audit({ id, metadata: { accountId, day: from, statements: ids.length, count, reason } });
    return { statements: ids.length, count };
  }),
});
