import type { Caller, Person } from '#kernel/caller.ts';
import { doorOf, type ModuleName, standingOf, tierOf } from '#kernel/modules.ts';
import { can, canOnSite, type Permission, type SiteRole } from '#kernel/permissions.ts';
import type { Tier } from '#kernel/tiers.ts';

/** What a route may ask of who comes to it, beside being signed in (§2). What is not said is not asked. */
export type Needs = {
  readonly types?: readonly Person['userType'][];
  readonly roles?: readonly SiteRole[];
  /** In the books that are open. */
  readonly permissions?: readonly Permission[];
  readonly module?: ModuleName;
};

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
  if (module !== undefined && door === 'locked') return { is: 'locked', needs: tierOf(module) };
  return { is: door === 'shut' && workspace.role === 'owner' ? 'refused' : 'let in' };
}
