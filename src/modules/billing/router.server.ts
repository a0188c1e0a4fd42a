import { implement } from '@orpc/server';
import { asRole } from '#platform/database.server.ts';
import { openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { metricsOf } from './metrics.ts';
import { everySubscription, subscriptionsOf } from './store.server.ts';

const billing = implement(contract).$context<RequestContext>().use(openToPeople);

export const billingRouter = billing.router({
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
