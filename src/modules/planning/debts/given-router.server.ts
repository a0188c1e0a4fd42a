import { implement } from '@orpc/server';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { givenContract } from './given-contract.ts';
import { addLoan, changeLoan, countLoans, loansIn, removeLoan } from './given-store.server.ts';
import { MOST_LOANS_GIVEN } from './kinds.ts';
import { takePlanTurn } from './store.server.ts';

const loans = implement(givenContract).$context<RequestContext>().use(workspaceProcedure);

export const givenRouter = loans.router({
  list: loans.list.handler(({ context: { db, workspaceId } }) => loansIn(db, workspaceId)),

  add: loans.add.handler(async ({ input, context: { db, workspaceId, userId, audit }, errors }) => {
    await takePlanTurn(db, workspaceId);
    if ((await countLoans(db, workspaceId)) >= MOST_LOANS_GIVEN) throw errors.TOO_MANY_LOANS();
    const id = await addLoan(db, workspaceId, input, userId);
    if (id === null) throw errors.LOAN_EXISTS();
    audit({ id, metadata: { currency: input.amount.currency } });
    return { id };
  }),

  update: loans.update.handler(async ({ input, context: { db, workspaceId, audit }, errors }) => {
    await takePlanTurn(db, workspaceId);
    if (!(await changeLoan(db, workspaceId, input))) throw errors.LOAN_NOT_FOUND();
    audit({ id: input.id, metadata: { repayments: input.repayments.length } });
    return { id: input.id };
  }),

  remove: loans.remove.handler(async ({ input: { id }, context: { db, workspaceId, audit }, errors }) => {
    await takePlanTurn(db, workspaceId);
    if (!(await removeLoan(db, workspaceId, id))) throw errors.LOAN_NOT_FOUND();
    audit({ id });
    return { id };
  }),
});
