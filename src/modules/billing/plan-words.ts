import { MODULES, type ModuleName } from '#kernel/modules.ts';
import { TIERS, type Tier } from '#kernel/tiers.ts';

/** Nobody would look for these in a list of what a plan opens. */
const OF_ALL: ReadonlySet<ModuleName> = new Set<ModuleName>(['pricing', 'settings']);

/** The modules that are there to be used; the others are being built, and whatever lists plans says so. */
export const THERE: ReadonlySet<ModuleName> = new Set<ModuleName>([
  'dashboard',
  'services',
  'transactions',
  'bank-accounts',
  'categories',
  'debts',
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
  return TIERS.map((tier) => ({ tier, adds: listed.filter((of) => of.tier === tier) }));
}
