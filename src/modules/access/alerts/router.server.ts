import { implement } from '@orpc/server';
import { openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { alertCountsKnown, alertsKnown, raiseAlert } from './service.server.ts';
import { markResolved } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(openToPeople);

export const alertsRouter = {
  list: people.list.handler(({ input: { all }, context: { db, userId, ground } }) =>
    alertsKnown(db, ground.held, userId, { all, now: ground.now() }),
  ),

  counts: people.counts.handler(({ context: { db, userId, ground } }) => alertCountsKnown(db, ground.held, userId)),

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
