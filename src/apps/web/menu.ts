import type { Caller } from '#kernel/caller.ts';
import { isListed, type Module, standingOf } from '#kernel/modules.ts';
import type { Tier } from '#kernel/tiers.ts';
import { worded } from '#modules/people/billing/plan-names.ts';
import type { MenuGroup, Needs } from '#ui/needs.ts';
import { admissionOf } from './admission.ts';

/** Groups of the sidebar (§2), in their order; the last is for those who run the site. */
export const MENU_GROUPS: readonly MenuGroup[] = ['Core', 'Finance', 'Premium', 'System', 'Admin'];

/** Groups that start open (§2). */
export const OPEN_GROUPS: ReadonlySet<MenuGroup> = new Set<MenuGroup>(['Core', 'Finance']);

/** The modules of each group in their order (§2 and "Settled later" of the decisions); other pages stand after them. */
const NAMED: Readonly<Record<MenuGroup, readonly string[]>> = {
  Core: ['dashboard', 'services', 'transactions', 'projects'],
  Finance: [
    'budgets',
    'reports',
    'tax-planning',
    'bank-accounts',
    'cash-flow',
    'goals',
    'recurring',
    'debts',
    'legacy-planning',
    'categories',
  ],
  Premium: [
    'analytics',
    'intelligence',
    'financial-intelligence',
    'performance',
    'security',
    'quests',
    'union-schemes',
    'email-agent',
  ],
  System: ['pricing', 'settings'],
  Admin: [],
};

/** What a menu shows of a page; `plan` is the one that would open it, null where it is open. */
export type Listed<Screen> = { readonly screen: Screen; readonly plan: Tier | null };

type Asking = { readonly module: Module; readonly needs?: Needs };
type Grouped = Asking & {
  readonly path: string;
  readonly title: string;
  readonly menu: { readonly group: MenuGroup };
};

/** The pages that a menu shows somebody: those they may open, and, locked, those that a larger plan would open. */
export function menuFor<Screen extends Asking>(caller: Caller, screens: readonly Screen[]): Listed<Screen>[] {
  return screens.flatMap((screen) => {
    if (!isListed(screen.module, standingOf(caller))) return [];
    const verdict = admissionOf(caller, { ...screen.needs, module: screen.module });
    if (verdict.is === 'refused') return [];
    return [{ screen, plan: verdict.is === 'locked' ? verdict.needs : null }];
  });
}

/** An entry of the sidebar. */
export type Place<Screen> = {
  readonly path: string;
  readonly title: string;
  /** Its page; null for what stands outside of this application. */
  readonly screen: Screen | null;
  readonly plan: Tier | null;
  /** Outside: the page is loaded anew. */
  readonly isOutside: boolean;
};

export type SidebarGroup<Screen> = { readonly group: MenuGroup; readonly places: readonly Place<Screen>[] };

/** The sidebar of somebody: groups with something in them, in the order of §2. */
export function sidebarOf<Screen extends Grouped>(caller: Caller, screens: readonly Screen[]): SidebarGroup<Screen>[] {
  const named = new Set(MENU_GROUPS.flatMap((group) => NAMED[group].map(addressOf)));
  // The settings have a menu of their own.
  const isOther = ({ path, menu }: Screen) => !named.has(path) && !(menu.group === 'System' && isSetting({ path }));
  const others = menuFor(caller, screens.filter(isOther));
  return MENU_GROUPS.map((group) => ({
    group,
    places: [
      ...NAMED[group].flatMap((name) => placeOf(caller, screens, name)),
      ...others
        .filter(({ screen }) => screen.menu.group === group)
        .map(({ screen, plan }) => ({ path: screen.path, title: screen.title, screen, plan, isOutside: false })),
      ...(group === 'Admin' && caller.roles.length > 0 ? [ADMIN_PANEL] : []),
    ],
  })).filter(({ places }) => places.length > 0);
}

const ADMIN_PANEL = { path: '/admin', title: 'Admin Panel', screen: null, plan: null, isOutside: true } as const;

function placeOf<Screen extends Grouped>(caller: Caller, screens: readonly Screen[], name: string): Place<Screen>[] {
  const path = addressOf(name);
  if (name === 'pricing') return [{ path, title: worded({ name }), screen: null, plan: null, isOutside: true }];
  // A module without a page yet is in no menu.
  const page = screens.filter((candidate) => candidate.path === path);
  return menuFor(caller, page).map(({ screen, plan }) => ({
    path,
    // The first page of the settings is the profile.
    title: name === 'settings' ? worded({ name }) : screen.title,
    screen,
    plan,
    isOutside: false,
  }));
}

/** Where the address of a module's page is not its name. */
const ADDRESSES: Readonly<Record<string, string>> = { pricing: '/subscription', 'bank-accounts': '/app/accounts' };

function addressOf(name: string): string {
  return ADDRESSES[name] ?? `/app/${name}`;
}

/** The modules that somebody may use and that are there: one page each, in the order of the sidebar. */
export function modulesIn<Screen extends Grouped>(groups: readonly SidebarGroup<Screen>[]): Screen[] {
  const open = groups.flatMap(({ places }) =>
    places.flatMap(({ screen, plan }) => (screen !== null && plan === null ? [screen] : [])),
  );
  return open.filter((screen, place) => open.findIndex(({ module }) => module === screen.module) === place);
}

/** The settings have a menu of their own (§2). */
export function isSetting({ path }: { path: string }): boolean {
  return path === '/app/settings' || path.startsWith('/app/settings/');
}
