import type { Caller, UserType } from './caller.ts';
import { canOnSite, type SiteRole } from './roles.ts';
import { opens, type Tier } from './tiers.ts';

/**
 * A module of the product as plans and account types know it (§6): menus, the route guard, the contracts and the matrix
 * read it. Types whose permissions §6 does not show have those of `individual` (decisions, "Who owns a row").
 */
export type Module = {
  /** Its address: `/app/NAME`, unless its screens say otherwise. */
  readonly name: string;
  /** The smallest plan that opens it (§6); what §6 gives to no plan by name is in all of them. */
  readonly tier: Tier;
  /** The account types that may manage it; all, where it is not said. Administrators may in any case. */
  readonly types?: readonly UserType[];
  /** Account types whose menu leaves it out, though they may open it (§2). */
  readonly unlistedFor?: readonly UserType[];
  /** For those who run the site alone. */
  readonly site?: SiteRole;
};

/** The settings of a person and of a workspace, whichever folder they lie in. */
export const SETTINGS: Module = { name: 'settings', tier: 'free' };
/** What administrators do about people. */
export const USERS: Module = { name: 'users', tier: 'free', site: 'admin' };

/** What of somebody decides which modules are open to them. */
export type Standing = Pick<Caller, 'tier' | 'roles'> & { readonly userType: UserType };

export function standingOf({ person, tier, roles }: Caller): Standing {
  return { userType: person.userType, tier, roles };
}

/** `shut`: not for this kind of person. `locked`: a larger plan opens it. */
export type Door = 'open' | 'locked' | 'shut';

/** Whether a module is open to somebody in their own books. */
export function doorOf({ tier: needed, types, site }: Module, { userType, tier, roles }: Standing): Door {
  if (site !== undefined) return canOnSite(roles, site) ? 'open' : 'shut';
  if (roles.length > 0) return 'open';
  if (types !== undefined && !types.includes(userType)) return 'shut';
  return opens(tier, needed) ? 'open' : 'locked';
}

/** Whether a menu shows the module: locked ones too, greyed (decisions, "Plans"). */
export function isListed(module: Module, standing: Standing): boolean {
  return doorOf(module, standing) !== 'shut' && module.unlistedFor?.includes(standing.userType) !== true;
}
