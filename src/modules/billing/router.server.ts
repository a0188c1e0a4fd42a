import { implement } from '@orpc/server';
import { openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { subscriptionsOf } from './store.server.ts';

const billing = implement(contract).$context<RequestContext>().use(openToPeople);

export const billingRouter = billing.router({
  subscriptions: billing.subscriptions.handler(({ context: { db, userId } }) => subscriptionsOf(db, userId)),
});
