import { implement } from '@orpc/server';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { fillingHandlers } from './filling.router.server.ts';
import { groupHandlers } from './groups.router.server.ts';
import { lineHandlers } from './lines.router.server.ts';
import { emptyOverview, overviewOf } from './overview.server.ts';
import { placeOf } from './periods.server.ts';
import { reviewHandlers } from './review.router.server.ts';
import { settingHandlers } from './settings.router.server.ts';
import { startHandlers } from './start.router.server.ts';
import { templateHandlers } from './templates.router.server.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const budgetsRouter = budgets.router({
  overview: budgets.overview.handler(async ({ input: { today, key }, context, errors }) => {
    const { db, workspaceId, workspace } = context;
    const placed = await placeOf(db, workspaceId, { today, key, country: workspace.country });
    if (placed === 'no-budget') return emptyOverview(context, today);
    if (placed === null) throw errors.PERIOD_NOT_FOUND();
    return overviewOf(context, placed, today);
  }),

  ...startHandlers,
  ...lineHandlers,
  ...fillingHandlers,
  ...reviewHandlers,
  ...settingHandlers,
  ...groupHandlers,
  ...templateHandlers,
});
