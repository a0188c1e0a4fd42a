import { implement } from '@orpc/server';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { holdsMoney } from './kinds.ts';
import { MOST_FEEDS, MOST_PLEDGES } from './limits.ts';
import type { NewFeed } from './model.ts';
import { placeFor } from './places.server.ts';
import { goalIn } from './reading.store.server.ts';
import { addFeed, addPledge, countOf, endFeed, endPledge, takeGoalsTurn } from './store.server.ts';
import { goalFeeds, goalPledges } from './table.server.ts';

const goals = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const feedHandlers = {
  addFeed: goals.addFeed.handler(async ({ input: { goalId, since, feed }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    const goal = await goalIn(db, workspaceId, goalId);
    if (goal === null) throw errors.GOAL_NOT_FOUND();
    if (goal.state === 'archived') throw errors.GOAL_ARCHIVED();
    const columns = columnsOf(feed);
    const accounts = await accountsIn(db, workspaceId);
    for (const id of feed.accountIds) {
      const account = accounts.find((one) => one.id === id);
      if (account === undefined) throw errors.ACCOUNT_NOT_FOUND();
      if (!holdsMoney(account.accountType)) throw errors.ACCOUNT_OWES();
      if (columns.currency !== null && account.currency !== columns.currency) throw errors.OTHER_CURRENCY();
    }
    if (columns.categoryId !== null) {
      const category = await categoryHeld(db, workspaceId, columns.categoryId);
      if (category === null) throw errors.CATEGORY_NOT_FOUND();
      if (category.kind !== 'income') throw errors.NOT_INCOME();
    }
    if ((await countOf(db, workspaceId, goalFeeds, goalId)) >= MOST_FEEDS) throw errors.TOO_MANY();
    const by = { userId, now: services.now() };
    const accountIds = [...new Set(feed.accountIds)];
    const id = await addFeed(db, workspaceId, { goalId, since, ...columns, accountIds }, by);
    audit({ id: goalId, metadata: { kind: feed.kind } });
    return { id, changeId: await changeIdOf(db) };
  }),

  endFeed: goals.endFeed.handler(async ({ input: { id, today }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    if (!(await endFeed(db, workspaceId, id, today))) throw errors.FEED_NOT_FOUND();
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),

  addPledge: goals.addPledge.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, services, audit } = context;
    const { goalId, memberId, rule, since } = input;
    await takeGoalsTurn(db, workspaceId);
    const goal = await goalIn(db, workspaceId, goalId);
    if (goal === null) throw errors.GOAL_NOT_FOUND();
    if (goal.state === 'archived') throw errors.GOAL_ARCHIVED();
    const place = await placeFor(context, input, errors);
    if (!(await membersIn(db, workspaceId)).some(({ id }) => id === memberId)) throw errors.MEMBER_NOT_FOUND();
    if ((await countOf(db, workspaceId, goalPledges, goalId)) >= MOST_PLEDGES) throw errors.TOO_MANY();
    const pledge = { ...place, goalId, userId: memberId, rule, since };
    const id = await addPledge(db, workspaceId, pledge, services.now());
    audit({ id: goalId });
    return { id, changeId: await changeIdOf(db) };
  }),

  endPledge: goals.endPledge.handler(async ({ input: { id, today }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    if (!(await endPledge(db, workspaceId, id, today))) throw errors.PLEDGE_NOT_FOUND();
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),
};

function columnsOf(feed: NewFeed) {
  if (feed.kind === 'round-up') {
    const { minor, currency } = feed.step;
    return { kind: feed.kind, categoryId: null, containing: null, permille: null, minor, currency };
  }
  const { categoryId, containing } = feed;
  if (feed.kind === 'income-share')
    return { kind: feed.kind, categoryId, containing, permille: feed.permille, minor: null, currency: null };
  const { minor, currency } = feed.amount;
  return { kind: feed.kind, categoryId, containing, permille: null, minor, currency };
}
