import * as z from 'zod';
import { query } from '#kernel/contract.ts';
import { SubscriptionSchema } from './model.ts';

export const contract = {
  /** The plans that the caller has or had, newest first (§7: subscriptions by user_id). */
  subscriptions: query({ access: 'person' }).output(z.array(SubscriptionSchema)),
};
