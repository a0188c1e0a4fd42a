import { implement } from '@orpc/server';
import { openToMembers, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { addPlan, planOf, removePlan, takePlanTurn } from './store.server.ts';

const debts = implement(contract).$context<RequestContext>().use(openToMembers);

export const debtsRouter = debts.router({
  plan: debts.plan.handler(({ context: { db, workspaceId } }) => planOf(db, workspaceId)),

  keep: debts.keep.handler(async ({ input: { plan, instead, keptAt }, context, errors }) => {
    const { db, workspaceId, userId, remember, ground } = context;
    await takePlanTurn(db, workspaceId);
    if (instead) await removePlan(db, workspaceId);
    const now = ground.now();
    const keeping = { userId, now: keptAt === undefined || keptAt > now ? now : keptAt };
    if (!(await addPlan(db, workspaceId, plan, keeping))) throw errors.PLAN_EXISTS();
    remember({ id: workspaceId, metadata: { debts: plan.debts.length, strategy: plan.strategy, instead } });
    return { debts: plan.debts.length };
  }),

  forget: debts.forget.handler(async ({ context: { db, workspaceId, remember } }) => {
    await takePlanTurn(db, workspaceId);
    const gone = await removePlan(db, workspaceId);
    remember({ id: workspaceId, metadata: { debts: gone } });
    return { debts: gone };
  }),
});
