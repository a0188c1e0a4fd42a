import { TIERS, type Tier } from '#kernel/tiers.ts';

/** The words that tell a plan by its name (§6), in this order; each is the beginning of a word. */
const KEYWORDS: readonly (readonly [Tier, RegExp])[] = [
  ['free', /\b(free|starter|basic)/i],
  ['enterprise', /\benterprise/i],
  ['business', /\b(business|team|company)/i],
  ['pro', /\b(pro|premium|plus)/i],
];

/** The plan that a name means; one that says nothing we know opens what is free. */
export function tierOfPlan(planName: string): Tier {
  return KEYWORDS.find(([, words]) => words.test(planName))?.[0] ?? 'free';
}

/** What somebody's plans open together. Administrators and superusers have everything (§4). */
export function tierOf({ plans, runsSite }: { plans: readonly string[]; runsSite: boolean }): Tier {
  if (runsSite) return 'enterprise';
  const tiers = plans.map(tierOfPlan);
  return TIERS.findLast((tier) => tiers.includes(tier)) ?? 'free';
}
