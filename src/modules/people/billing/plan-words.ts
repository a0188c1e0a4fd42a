import type { Caller } from '#kernel/caller.ts';
import { MODULES, type ModuleName, tierOf } from '#kernel/modules.ts';
import { opens, TIERS, type Tier } from '#kernel/tiers.ts';

/** Nobody would look for these in a list of what a plan opens. */
const OF_ALL: ReadonlySet<ModuleName> = new Set<ModuleName>(['pricing', 'settings']);

type Modules = ReadonlySet<ModuleName>;

/** The modules that can be used today. One without a page is in no menu, palette or plan (decision 078). */
export const THERE: Modules = new Set<ModuleName>([
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

/** Every module in its order, without what only those who run the site see. */
const PEOPLES = (Object.keys(MODULES) as ModuleName[]).filter((module) => !('site' in MODULES[module]));

/** The modules that plans can name today, with the smallest plan that opens each (§6). */
export function planModules(there: Modules = THERE): { module: ModuleName; tier: Tier }[] {
  return PEOPLES.filter((module) => there.has(module)).map((module) => ({ module, tier: tierOf(module) }));
}

/** The modules whose addresses answer "Coming soon". */
export function comingModules(): ModuleName[] {
  return PEOPLES.filter((module) => !THERE.has(module));
}

/** Whether a plan can be asked for: free always, a larger one where it opens a module that no smaller plan opens. */
export function isSold(tier: Tier, there: Modules = THERE): boolean {
  return tier === 'free' || planModules(there).some((one) => one.tier === tier);
}

/** The plans that are sold, in their order, each with what it adds to the one before it. */
export function plansSold(there: Modules = THERE): { tier: Tier; adds: ModuleName[] }[] {
  const listed = planModules(there).filter(({ module }) => !OF_ALL.has(module));
  return TIERS.filter((tier) => isSold(tier, there)).map((tier) => ({
    tier,
    adds: listed.filter((one) => one.tier === tier).map(({ module }) => module),
  }));
}

/** The smaller plan that opens the same modules today; null for a plan that is sold. */
export function sameAs(tier: Tier, there: Modules = THERE): Tier | null {
  if (isSold(tier, there)) return null;
  return TIERS.findLast((other) => opens(tier, other) && isSold(other, there)) ?? 'free';
}

/** What the foot of the sidebar says of plans (§2): nothing where it would promise what is not there. */
export function planNoteFor(
  { tier, roles }: Pick<Caller, 'tier' | 'roles'>,
  there: Modules = THERE,
): 'upgrade' | 'active' | null {
  if (tier === 'free' && roles.length === 0) return isSold('pro', there) ? 'upgrade' : null;
  const hasMore = TIERS.some((paid) => paid !== 'free' && opens(tier, paid) && isSold(paid, there));
  return hasMore ? 'active' : null;
}
