import { implement } from '@orpc/server';
import { asRole } from '#platform/database.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { metricsOf } from './metrics.ts';
import { everySubscription, subscriptionsOf } from './store.server.ts';

const procedures = implement(contract).$context<RequestContext>();
const open = procedures.use(publicProcedure);
const billing = procedures.use(userProcedure);

export const billingRouter = procedures.router({
  prices: open.prices.handler(({ context: { services } }) => [...services.prices]),

  subscriptions: billing.subscriptions.handler(({ context: { db, userId, services } }) =>
    subscriptionsOf(db, userId, services.now()),
  ),

  metrics: billing.metrics.handler(async ({ context: { db, services } }) => {
    const { recurring, ...figures } = metricsOf(
      await asRole(db, 'ilifa_auth', () => everySubscription(db)),
      services.now(),
    );
    return { ...figures, recurring: [...recurring] };
  }),
});
