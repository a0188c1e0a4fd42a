import { implement } from '@orpc/server';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { detailsOf } from './details.server.ts';
import { entryHandlers } from './entries.router.server.ts';
import { feedHandlers } from './feeds.router.server.ts';
import { goalHandlers } from './goals.router.server.ts';
import { ideasFor } from './ideas.server.ts';
import { overviewOf } from './overview.server.ts';
import { goalIn } from './reading.store.server.ts';

const goals = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const goalsRouter = goals.router({
  overview: goals.overview.handler(({ input: { today }, context }) => overviewOf(context, today)),

  details: goals.details.handler(async ({ input: { id, today }, context, errors }) => {
    if ((await goalIn(context.db, context.workspaceId, id)) === null) throw errors.GOAL_NOT_FOUND();
    return detailsOf(context, id, today);
  }),

  ideas: goals.ideas.handler(async ({ input: { today }, context }) => ({ ideas: await ideasFor(context, today) })),

  ...goalHandlers,
  ...entryHandlers,
  ...feedHandlers,
});
