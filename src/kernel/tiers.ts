import * as z from 'zod';

/** Plans, cheapest first (specification §4, §6). */
export const TierSchema = z.enum(['free', 'pro', 'business', 'enterprise']);
export type Tier = z.infer<typeof TierSchema>;

/** Whether a plan opens what needs `required`. */
export function opens(tier: Tier, required: Tier): boolean {
  return TierSchema.options.indexOf(tier) >= TierSchema.options.indexOf(required);
}
