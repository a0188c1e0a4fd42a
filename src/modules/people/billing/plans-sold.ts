import type { Module } from '#kernel/modules.ts';
import { opens, TIERS, type Tier } from '#kernel/tiers.ts';
import { isSold, planModules } from './plan-words.ts';

/** The plans that are sold, in their order, each with what it adds to the one before it. */
export function plansSold(there: readonly Module[]): { tier: Tier; adds: Module[] }[] {
  return TIERS.filter((tier) => isSold(tier, there)).map((tier) => ({
    tier,
    adds: planModules(there).filter((one) => one.tier === tier),
  }));
}

/** The smaller plan that opens the same modules today; null for a plan that is sold. */
export function sameAs(tier: Tier, there: readonly Module[]): Tier | null {
  if (isSold(tier, there)) return null;
  return TIERS.findLast((other) => opens(tier, other) && isSold(other, there)) ?? 'free';
}
