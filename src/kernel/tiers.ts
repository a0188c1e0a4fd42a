/** Plans, cheapest first (specification §4, §6). */
export const TIERS = ['free', 'pro', 'business', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

/** Whether a plan opens what needs `required`. */
export function opens(tier: Tier, required: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(required);
}
