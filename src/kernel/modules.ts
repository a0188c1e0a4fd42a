import type { Caller, Person } from './caller.ts';
import { type Access, canOnSite, isSiteRole, type Noun, type Permission, type SiteRole } from './permissions.ts';
import { opens, type Tier } from './tiers.ts';

type UserType = Person['userType'];
type Entry = {
  /** The smallest plan that opens it (§6); what §6 gives to no plan by name is in all of them. */
  readonly tier: Tier;
  /** The account types that may manage it; all, where it is not said. Administrators may in any case. */
  readonly types?: readonly UserType[];
  /** Account types whose menu leaves it out, though they may open it (§2). */
  readonly unlistedFor?: readonly UserType[];
  /** For those who run the site alone. */
  readonly site?: SiteRole;
};

/**
 * The modules of the product, and who gets in: menus, the route guard, the contracts and the matrix all read this table.
 * Types whose permissions §6 does not show have those of `individual` (decisions, "Who owns a row").
 */
export const MODULES = {
  dashboard: { tier: 'free' },
  services: { tier: 'free' },
  transactions: { tier: 'free' },
  projects: { tier: 'free' },
  goals: { tier: 'free' },
  budgets: { tier: 'free' },
  reports: { tier: 'free' },
  'tax-planning': { tier: 'free' },
  'cash-flow': { tier: 'free' },
  'legacy-planning': { tier: 'free', types: ['individual', 'business', 'advisor', 'financial_planner'] },
  recurring: { tier: 'free' },
  debts: { tier: 'free' },
  'bank-accounts': { tier: 'free' },
  categories: { tier: 'free' },
  analytics: { tier: 'pro' },
  intelligence: { tier: 'pro' },
  // §6 names no plan for it; it stands in Premium (decision 078).
  'financial-intelligence': { tier: 'pro' },
  performance: { tier: 'pro' },
  quests: { tier: 'pro', unlistedFor: ['business_finance_manager'] },
  'email-agent': { tier: 'pro', unlistedFor: ['business_finance_manager'] },
  security: { tier: 'business' },
  'union-schemes': { tier: 'business' },
  pricing: { tier: 'free' },
  settings: { tier: 'free' },
  users: { tier: 'free', site: 'admin' },
  enterprise: { tier: 'enterprise', site: 'admin' },
} as const satisfies Record<string, Entry>;
export type ModuleName = keyof typeof MODULES;

/** The module that the things in a workspace belong to. */
const MODULE_OF: Readonly<Record<Noun, ModuleName>> = {
  accounts: 'bank-accounts',
  amounts: 'dashboard',
  audit: 'settings',
  categories: 'categories',
  dashboard: 'dashboard',
  debts: 'debts',
  imports: 'transactions',
  integrations: 'settings',
  members: 'settings',
  transactions: 'transactions',
  workspace: 'settings',
};

/** The module that a procedure with this access opens; null where it is about no module. */
export function moduleOf(access: Access): ModuleName | null {
  if (access === 'anyone' || access === 'person' || isSiteRole(access)) return null;
  return MODULE_OF[nounOf(access)];
}

function nounOf(permission: Permission): Noun {
  // A permission is a noun, a dot and a verb by its type.
  return permission.slice(0, permission.indexOf('.')) as Noun;
}

export function tierOf(module: ModuleName): Tier {
  return MODULES[module].tier;
}

/** What of somebody decides which modules are open to them. */
export type Standing = Pick<Caller, 'tier' | 'roles'> & { readonly userType: UserType };

export function standingOf({ person, tier, roles }: Caller): Standing {
  return { userType: person.userType, tier, roles };
}

/** `shut`: not for this kind of person. `locked`: a larger plan opens it. */
export type Door = 'open' | 'locked' | 'shut';

/** Whether a module is open to somebody in their own books. */
export function doorOf(module: ModuleName, { userType, tier, roles }: Standing): Door {
  const entry: Entry = MODULES[module];
  if (entry.site !== undefined) return canOnSite(roles, entry.site) ? 'open' : 'shut';
  if (roles.length > 0) return 'open';
  if (entry.types !== undefined && !entry.types.includes(userType)) return 'shut';
  return opens(tier, entry.tier) ? 'open' : 'locked';
}

/** Whether a menu shows the module: locked ones too, greyed (decisions, "Plans"). */
export function isListed(module: ModuleName, standing: Standing): boolean {
  const entry: Entry = MODULES[module];
  return doorOf(module, standing) !== 'shut' && entry.unlistedFor?.includes(standing.userType) !== true;
}
