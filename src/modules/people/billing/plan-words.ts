import type { Caller } from '#kernel/caller.ts';
import type { Module } from '#kernel/modules.ts';
import { opens, TIERS, type Tier } from '#kernel/tiers.ts';

// Each takes the modules that can be used today: one without a page is in no menu, palette or plan (decision 078).

/** Nobody would look for these in a list of what a plan opens. */
const OF_ALL: ReadonlySet<string> = new Set(['pricing', 'settings']);

/** The modules that plans can name: without those of all plans, and those for people who run the site. */
export function planModules(there: readonly Module[]): Module[] {
  return there.filter(({ name, site }) => site === undefined && !OF_ALL.has(name));
}

/** Whether a plan can be asked for: free always, a larger one where it opens a module that no smaller plan opens (§6). */
export function isSold(tier: Tier, there: readonly Module[]): boolean {
  return tier === 'free' || planModules(there).some((one) => one.tier === tier);
}

/** What the foot of the sidebar says of plans (§2): nothing where it would promise what is not there. */
export function planNoteFor(
  { tier, roles }: Pick<Caller, 'tier' | 'roles'>,
  there: readonly Module[],
): 'upgrade' | 'active' | null {
  if (tier === 'free' && roles.length === 0) return isSold('pro', there) ? 'upgrade' : null;
  const hasMore = TIERS.some((paid) => paid !== 'free' && opens(tier, paid) && isSold(paid, there));
  return hasMore ? 'active' : null;
}
