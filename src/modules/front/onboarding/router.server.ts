import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { kindOf } from './rules.ts';
import { stepsFor } from './steps.ts';
import { factsOf } from './store.server.ts';

const welcome = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const welcomeRouter = welcome.router({
  steps: welcome.steps.handler(async ({ context: { db, workspaceId, userId, person } }) => {
    const facts = await factsOf(db, workspaceId, userId);
    return { steps: stepsFor(kindOf(person.userType), facts), facts };
  }),
});
