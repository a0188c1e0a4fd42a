import { implement } from '@orpc/server';
import { asRole } from '#platform/database.server.ts';
import { openToAll, openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { metricsOf } from './metrics.ts';
import { everySubscription, subscriptionsOf } from './store.server.ts';

const procedures = implement(contract).$context<RequestContext>();
const open = procedures.use(openToAll);
const billing = procedures.use(openToPeople);

export const billingRouter = procedures.router({
  prices: open.prices.handler(({ context: { ground } }) => [...ground.prices]),

  subscriptions: billing.subscriptions.handler(({ context: { db, userId, ground } }) =>
    subscriptionsOf(db, userId, ground.now()),
  ),

  metrics: billing.metrics.handler(async ({ context: { db, ground } }) => {
    const { recurring, ...figures } = metricsOf(
      await asRole(db, 'ilifa_auth', () => everySubscription(db)),
      ground.now(),
    );
    return { ...figures, recurring: [...recurring] };
  }),
});
