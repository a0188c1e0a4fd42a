import type { Caller } from '#kernel/caller.ts';
import { doorOf, standingOf } from '#kernel/modules.ts';
import { can } from '#kernel/permissions.ts';
import { canOnSite } from '#kernel/roles.ts';
import type { Tier } from '#kernel/tiers.ts';
import type { Needs } from '#ui/needs.ts';

export type Verdict = { readonly is: 'let in' | 'refused' } | { readonly is: 'locked'; readonly needs: Tier };

/** What the server would say, said before the page is loaded. */
export function admissionOf(caller: Caller, { types, roles, permissions = [], module }: Needs): Verdict {
  const { person, workspace } = caller;
  const refused =
    (types !== undefined && !types.includes(person.userType)) ||
    (roles !== undefined && !roles.some((role) => canOnSite(caller.roles, role))) ||
    !permissions.every((permission) => can(workspace.role, permission));
  if (refused) return { is: 'refused' };
  const door = module === undefined ? 'open' : doorOf(module, standingOf(caller));
  if (module !== undefined && door === 'locked') return { is: 'locked', needs: module.tier };
  return { is: door === 'shut' && workspace.role === 'owner' ? 'refused' : 'let in' };
}
