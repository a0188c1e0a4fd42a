import { MODULES, type ModuleName } from '#kernel/modules.ts';
import { type Tier, TierSchema } from '#kernel/tiers.ts';

/** What a person reads for each plan. */
export const PLAN_NAMES: Readonly<Record<Tier, string>> = {
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
};

/** Nobody would look for these in a list of what a plan opens. */
const OF_ALL: ReadonlySet<ModuleName> = new Set<ModuleName>(['pricing', 'settings']);

/** What each plan adds to the one before it, in the words of the menus (§6, module access by tier). */
export function addedBy(tier: Tier): string[] {
  return (Object.keys(MODULES) as ModuleName[])
    .filter((name) => MODULES[name].tier === tier && !('site' in MODULES[name]) && !OF_ALL.has(name))
    .map(worded);
}

/** The plans in their order, each with what it adds. */
export function planSteps(): { tier: Tier; adds: string[] }[] {
  return TierSchema.options.map((tier) => ({ tier, adds: addedBy(tier) }));
}

/** A module in the words of the menus. */
export function worded(name: ModuleName): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
