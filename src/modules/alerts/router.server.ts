import { implement } from '@orpc/server';
import { openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { AlertSchema } from './model.ts';
import { raiseAlert } from './service.server.ts';
import { alertCounts, alertsOf, markResolved } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(openToPeople);

export const alertsRouter = {
  list: people.list.handler(async ({ input, context: { db, userId } }) =>
    (await alertsOf(db, userId, input)).map((row) => AlertSchema.parse(row)),
  ),

  counts: people.counts.handler(async ({ context: { db, userId } }) => {
    const rows = await alertCounts(db, userId);
    const openBySeverity = { critical: 0, high: 0, medium: 0, low: 0 };
    let resolved = 0;
    for (const row of rows)
      if (row.resolved) resolved += row.count;
      else openBySeverity[row.severity] = row.count;
    const open = Object.values(openBySeverity).reduce((sum, one) => sum + one, 0);
    return { open, resolved, openBySeverity };
  }),

  create: people.create.handler(async ({ input, context: { db, announce, remember, userId, ground } }) => {
    const id = await raiseAlert(db, announce, { userId }, input, ground.now());
    remember({ ...(id === null ? {} : { id }), metadata: { alertType: input.alertType, severity: input.severity } });
    return { id };
  }),

  resolve: people.resolve.handler(async ({ input: { id }, context, errors }) => {
    const { db, remember, userId, ground } = context;
    if (!(await markResolved(db, userId, id, ground.now()))) throw errors.ALERT_NOT_FOUND();
    remember({ id });
    return { resolved: true } as const;
  }),
};
