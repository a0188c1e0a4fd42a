import * as z from 'zod';
import { DaySchema } from '#kernel/calendar.ts';
import { MoneySchema } from '#kernel/money.ts';
import { TierSchema } from '#kernel/tiers.ts';

/** A plan that somebody has or had; `price` is null where nothing is charged, `endDate` its last day. */
export const SubscriptionSchema = z.object({
  id: z.uuid(),
  status: z.enum(['active', 'ended']),
  planName: z.string(),
  tier: TierSchema,
  price: MoneySchema.nullable(),
  billingInterval: z.enum(['month', 'year']),
  endDate: DaySchema.nullable(),
});
export type Subscription = z.infer<typeof SubscriptionSchema>;
