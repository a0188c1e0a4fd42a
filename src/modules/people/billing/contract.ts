import * as z from 'zod';
import { query } from '#kernel/contract.ts';
import { PriceSchema } from '#kernel/prices.ts';
import { MetricsSchema, SubscriptionSchema } from './model.ts';

export const contract = {
  /** What plans cost on this installation; a plan and currency without a price is not among them. */
  prices: query({ access: 'anyone' }).output(z.array(PriceSchema)),

  /** The plans that the caller has or had, newest first (§7: subscriptions by user_id). */
  subscriptions: query({ access: 'person' }).output(z.array(SubscriptionSchema)),

  /** What recurs, what was lost, what one subscription brings (§9); of the whole site. */
  metrics: query({ access: 'admin' }).output(MetricsSchema),
};
