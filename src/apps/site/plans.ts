import { MODULES, type ModuleName } from '#kernel/modules.ts';
import { opens, type Tier, TierSchema } from '#kernel/tiers.ts';

/** The modules that are there to be used; the others are being built, and the page of plans says so. */
export const THERE: ReadonlySet<ModuleName> = new Set<ModuleName>([
  'dashboard',
  'transactions',
  'bank-accounts',
  'categories',
  'security',
  'pricing',
  'settings',
]);

export const TIERS = TierSchema.options;

export type PlanRow = { readonly module: ModuleName; readonly isThere: boolean; readonly plans: readonly boolean[] };

/** Which plan opens which module (§6), the smallest plans first; without what only who runs the site sees. */
export function planRows(): PlanRow[] {
  return (Object.keys(MODULES) as ModuleName[])
    .filter((module) => !('site' in MODULES[module]))
    .map((module) => ({
      module,
      isThere: THERE.has(module),
      plans: TIERS.map((tier: Tier) => opens(tier, MODULES[module].tier)),
    }));
}
