import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { isFull } from './rules.ts';
import { addGoal, countGoals, isNameTaken, listGoals, removeGoal, renameGoal, takeGoalsTurn } from './store.server.ts';

const goals = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const goalsRouter = goals.router({
  list: goals.list.handler(({ context: { db, workspaceId } }) => listGoals(db, workspaceId)),

  create: goals.create.handler(async ({ input: { name }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    if (isFull(await countGoals(db, workspaceId))) throw errors.TOO_MANY_GOALS();
    if (await isNameTaken(db, workspaceId, { name })) throw errors.GOAL_EXISTS();
    const id = await addGoal(db, workspaceId, { name, userId, now: services.now() });
    audit({ id });
    return { id };
  }),

  update: goals.update.handler(async ({ input: { id, name }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeGoalsTurn(db, workspaceId);
    if (await isNameTaken(db, workspaceId, { name, exceptId: id })) throw errors.GOAL_EXISTS();
    if (!(await renameGoal(db, workspaceId, { id, name }))) throw errors.GOAL_NOT_FOUND();
    audit({ id });
    return { id };
  }),

  remove: goals.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await removeGoal(db, workspaceId, id))) throw errors.GOAL_NOT_FOUND();
    audit({ id });
    return { id };
  }),
});
