import type { Caller } from '#kernel/caller.ts';
import { isListed, type ModuleName, standingOf } from '#kernel/modules.ts';
import type { Tier } from '#kernel/tiers.ts';
import { admissionOf, type Needs } from './admission.ts';

/** What a menu shows of a page; `plan` is the one that would open it, null where it is open. */
export type Listed<Screen> = { readonly screen: Screen; readonly plan: Tier | null };

/** The pages that a menu shows somebody: those they may open, and, locked, those that a larger plan would open. */
export function menuFor<Screen extends { readonly module: ModuleName; readonly needs?: Needs }>(
  caller: Caller,
  screens: readonly Screen[],
): Listed<Screen>[] {
  return screens.flatMap((screen) => {
    if (!isListed(screen.module, standingOf(caller))) return [];
    const verdict = admissionOf(caller, { ...screen.needs, module: screen.module });
    if (verdict.is === 'refused') return [];
    return [{ screen, plan: verdict.is === 'locked' ? verdict.needs : null }];
  });
}
