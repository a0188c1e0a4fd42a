import { implement } from '@orpc/server';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { alertCountsKnown, alertsKnown, raiseAlert } from './service.server.ts';
import { markResolved } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(userProcedure);

export const alertsRouter = {
  list: people.list.handler(({ input: { all }, context: { db, userId, services } }) =>
    alertsKnown(db, services.held, userId, { all, now: services.now() }),
  ),

  counts: people.counts.handler(({ context: { db, userId, services } }) => alertCountsKnown(db, services.held, userId)),

  create: people.create.handler(async ({ input, context: { db, emit, audit, userId, services } }) => {
    const id = await raiseAlert(db, emit, { userId }, input, services.now());
    audit({ ...(id === null ? {} : { id }), metadata: { alertType: input.alertType, severity: input.severity } });
    return { id };
  }),

  resolve: people.resolve.handler(async ({ input: { id }, context, errors }) => {
    const { db, audit, userId, services } = context;
    if (!(await markResolved(db, userId, id, services.now()))) throw errors.ALERT_NOT_FOUND();
    audit({ id });
    return { resolved: true } as const;
  }),
};
