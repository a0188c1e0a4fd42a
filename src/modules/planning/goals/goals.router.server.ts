import { implement } from '@orpc/server';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { partsBy } from './contributions.ts';
import { MOST_GOALS } from './limits.ts';
import { placeFor } from './places.server.ts';
import { loadGoals } from './reading.server.ts';
import { goalIn } from './reading.store.server.ts';
import { permitRelease } from './releases.server.ts';
import {
  addEntry,
  addGoal,
  changeGoal,
  countGoals,
  orderGoals,
  removeGoal,
  restFeeds,
  resumeFeeds,
  setGoalState,
  takeGoalsTurn,
} from './store.server.ts';

const goals = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const goalHandlers = {
  create: goals.create.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { first, today, ...goal } = input;
    await takeGoalsTurn(db, workspaceId);
    if ((await countGoals(db, workspaceId)) >= MOST_GOALS) throw errors.TOO_MANY();
    const by = { userId, now: services.now() };
    const id = await addGoal(db, workspaceId, { ...goal, startedOn: today }, by);
    if (first !== null) {
      const place = await placeFor(context, first, errors);
      await addEntry(db, workspaceId, { ...place, goalId: id, day: today }, by);
    }
    audit({ id, metadata: { kind: goal.kind, currency: goal.target.currency } });
    return { id, changeId: await changeIdOf(db) };
  }),

  update: goals.update.handler(async ({ input: { id, ...goal }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    if ((await goalIn(db, workspaceId, id)) === null) throw errors.GOAL_NOT_FOUND();
    await changeGoal(db, workspaceId, id, goal);
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),

  setState: goals.setState.handler(async ({ input: { id, state, today }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    const goal = await goalIn(db, workspaceId, id);
    if (goal === null) throw errors.GOAL_NOT_FOUND();
    await setGoalState(db, workspaceId, id, state);
    if (state === 'active') await resumeFeeds(db, workspaceId, id, today);
    else await restFeeds(db, workspaceId, id, today);
    audit({ id, metadata: { state } });
    return { changeId: await changeIdOf(db) };
  }),

  remove: goals.remove.handler(async ({ input: { id, today }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    if ((await goalIn(db, workspaceId, id)) === null) throw errors.GOAL_NOT_FOUND();
    const { contributions } = await loadGoals(context, today);
    const parts = partsBy(contributions.filter(({ goalId }) => goalId === id));
    await permitRelease(
      context,
      parts.map(({ amount }) => amount),
      errors,
    );
    await removeGoal(db, workspaceId, id);
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),

  order: goals.order.handler(async ({ input: { ids }, context }) => {
    const { db, workspaceId } = context;
    await takeGoalsTurn(db, workspaceId);
    await orderGoals(db, workspaceId, ids);
    return { changeId: await changeIdOf(db) };
  }),
};
