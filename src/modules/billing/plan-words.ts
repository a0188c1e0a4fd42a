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

/** The modules that are there to be used; the others are being built, and whatever lists plans says so. */
export const THERE: ReadonlySet<ModuleName> = new Set<ModuleName>([
  'dashboard',
  'transactions',
  'bank-accounts',
  'categories',
  'security',
  'pricing',
  'settings',
]);

export type PlanModule = { readonly module: ModuleName; readonly tier: Tier; readonly isThere: boolean };

/** The modules in their order with the smallest plan that opens each (§6), without what only who runs the site sees. */
export function planModules(): PlanModule[] {
  return (Object.keys(MODULES) as ModuleName[])
    .filter((module) => !('site' in MODULES[module]))
    .map((module) => ({ module, tier: MODULES[module].tier, isThere: THERE.has(module) }));
}

/** The plans in their order, each with what it adds to the one before it. */
export function planSteps(): { tier: Tier; adds: PlanModule[] }[] {
  const listed = planModules().filter(({ module }) => !OF_ALL.has(module));
  return TierSchema.options.map((tier) => ({ tier, adds: listed.filter((of) => of.tier === tier) }));
}

/** A module in the words of the menus. */
export function worded(name: ModuleName): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
