import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { TierSchema } from '#kernel/tier-schema.ts';

export { PLAN_NAMES } from './plan-names.ts';

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

/** The figures of all subscriptions, by currency. */
export const MetricsSchema = z.object({
  active: z.int(),
  recurring: z.array(
    z.object({ currency: CurrencySchema, subscriptions: z.int(), revenue: MoneySchema, average: MoneySchema }),
  ),
  churn: z.object({ lost: z.int(), of: z.int() }),
});
