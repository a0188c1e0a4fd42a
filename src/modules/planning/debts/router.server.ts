import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { addPlan, planOf, removePlan, takePlanTurn } from './store.server.ts';

const debts = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const debtsRouter = debts.router({
  plan: debts.plan.handler(({ context: { db, workspaceId } }) => planOf(db, workspaceId)),

  keep: debts.keep.handler(async ({ input: { plan, instead, keptAt }, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    if (instead) await removePlan(db, workspaceId);
    const now = services.now();
    const keeping = { userId, now: keptAt === undefined || keptAt > now ? now : keptAt };
    if (!(await addPlan(db, workspaceId, plan, keeping))) throw errors.PLAN_EXISTS();
    audit({ id: workspaceId, metadata: { debts: plan.debts.length, strategy: plan.strategy, instead } });
    return { debts: plan.debts.length };
  }),

  forget: debts.forget.handler(async ({ context: { db, workspaceId, audit } }) => {
    await takePlanTurn(db, workspaceId);
    const gone = await removePlan(db, workspaceId);
    audit({ id: workspaceId, metadata: { debts: gone } });
    return { debts: gone };
  }),
});
