import { implement } from '@orpc/server';
import { money } from '#kernel/money.ts';
import { accountIn } from '#modules/money/accounts/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { partsBy } from './contributions.ts';
import { holdsMoney } from './kinds.ts';
import { MOST_ENTRIES } from './limits.ts';
import { placeFor } from './places.server.ts';
import { loadGoals } from './reading.server.ts';
import { entriesIn, goalIn, incomingIn } from './reading.store.server.ts';
import { permitRelease } from './releases.server.ts';
import { addEntry, countOf, removeEntry, takeGoalsTurn } from './store.server.ts';
import { goalEntries } from './table.server.ts';

const goals = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const entryHandlers = {
  put: goals.put.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { goalId, day, note } = input;
    await takeGoalsTurn(db, workspaceId);
    const goal = await goalIn(db, workspaceId, goalId);
    if (goal === null) throw errors.GOAL_NOT_FOUND();
    if (goal.state === 'archived') throw errors.GOAL_ARCHIVED();
    const place = await placeFor(context, input, errors);
    if ((await countOf(db, workspaceId, goalEntries, goalId)) >= MOST_ENTRIES) throw errors.TOO_MANY();
    const by = { userId, now: services.now() };
    const id = await addEntry(db, workspaceId, { ...place, goalId, day, note }, by);
    audit({ id: goalId });
    return { id: id ?? '', changeId: await changeIdOf(db) };
  }),

  withdraw: goals.withdraw.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { goalId, accountId, amount, day, today, note } = input;
    await takeGoalsTurn(db, workspaceId);
    if ((await goalIn(db, workspaceId, goalId)) === null) throw errors.GOAL_NOT_FOUND();
    // A card may have become one since: what was set aside on it can be taken out.
    const account = await accountIn(db, workspaceId, accountId);
    if (account === null) throw errors.ACCOUNT_NOT_FOUND();
    if (account.currency !== amount.currency) throw errors.OTHER_CURRENCY();
    const { contributions } = await loadGoals(context, today);
    const there = partsBy(contributions).find((part) => part.goalId === goalId && part.accountId === accountId);
    if (there === undefined || there.amount.minor < amount.minor) throw errors.NOT_ENOUGH();
    if ((await countOf(db, workspaceId, goalEntries, goalId)) >= MOST_ENTRIES) throw errors.TOO_MANY();
    await permitRelease(context, [amount], errors);
    const entry = { goalId, accountId, currency: amount.currency, minor: -amount.minor, day, note };
    const id = await addEntry(db, workspaceId, entry, { userId, now: services.now() });
    audit({ id: goalId });
    return { id: id ?? '', changeId: await changeIdOf(db) };
  }),

  putTransaction: goals.putTransaction.handler(async ({ input: { goalId, transactionId }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    const goal = await goalIn(db, workspaceId, goalId);
    if (goal === null) throw errors.GOAL_NOT_FOUND();
    if (goal.state === 'archived') throw errors.GOAL_ARCHIVED();
    const found = await incomingIn(db, workspaceId, transactionId);
    if (found === null) throw errors.TRANSACTION_NOT_FOUND();
    const { accountId, currency, minor, isSplit, day } = found;
    if (minor <= 0n || isSplit) throw errors.NOT_INCOMING();
    const account = await accountIn(db, workspaceId, accountId);
    if (account === null || !holdsMoney(account.accountType)) throw errors.ACCOUNT_OWES();
    if ((await countOf(db, workspaceId, goalEntries, goalId)) >= MOST_ENTRIES) throw errors.TOO_MANY();
    const by = { userId, now: services.now() };
    const entry = { goalId, accountId, currency, minor: null, transactionId, day };
    const id = await addEntry(db, workspaceId, entry, by);
    if (id === null) throw errors.TRANSACTION_USED();
    audit({ id: goalId, metadata: { transactionId } });
    return { id, changeId: await changeIdOf(db) };
  }),

  removeEntry: goals.removeEntry.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    const entry = (await entriesIn(db, workspaceId)).find((one) => one.id === id);
    if (entry === undefined) throw errors.ENTRY_NOT_FOUND();
    await permitRelease(context, [money(entry.minor, entry.currency)], errors);
    await removeEntry(db, workspaceId, id);
    audit({ id: entry.goalId });
    return { changeId: await changeIdOf(db) };
  }),
};
