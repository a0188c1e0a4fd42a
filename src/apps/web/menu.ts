import type { Caller } from '#kernel/caller.ts';
import { doorOf, isListed, type ModuleName, standingOf, tierOf } from '#kernel/modules.ts';
import type { Tier } from '#kernel/tiers.ts';
import { worded } from '#modules/billing/plan-names.ts';
import { admissionOf, type Needs } from './admission.ts';

/** Groups of the sidebar (§2), in their order; the last is for those who run the site. */
export const MENU_GROUPS = ['Core', 'Finance', 'Premium', 'System', 'Admin'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Groups that start open (§2). */
export const OPEN_GROUPS: ReadonlySet<MenuGroup> = new Set<MenuGroup>(['Core', 'Finance']);

/** What §2 names in each group, in its order, and goals, which its menus list; other pages of ours stand after it. */
const NAMED: Readonly<Record<MenuGroup, readonly ModuleName[]>> = {
  Core: ['dashboard', 'services', 'transactions', 'projects'],
  Finance: ['budgets', 'reports', 'tax-planning', 'goals'],
  Premium: ['analytics', 'intelligence', 'performance', 'security', 'quests', 'union-schemes', 'email-agent'],
  System: ['pricing', 'settings'],
  Admin: [],
};

/** What a menu shows of a page; `plan` is the one that would open it, null where it is open. */
export type Listed<Screen> = { readonly screen: Screen; readonly plan: Tier | null };

type Asking = { readonly module: ModuleName; readonly needs?: Needs };
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
  /** Its page; null while it is being built, and for what stands outside of this application. */
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
      ...NAMED[group].flatMap((module) => placeOf(caller, screens, module)),
      ...others
        .filter(({ screen }) => screen.menu.group === group)
        .map(({ screen, plan }) => ({ path: screen.path, title: screen.title, screen, plan, isOutside: false })),
      ...(group === 'Admin' && caller.roles.length > 0 ? [ADMIN_PANEL] : []),
    ],
  })).filter(({ places }) => places.length > 0);
}

const ADMIN_PANEL = { path: '/admin', title: 'Admin Panel', screen: null, plan: null, isOutside: true } as const;

function placeOf<Screen extends Grouped>(
  caller: Caller,
  screens: readonly Screen[],
  module: ModuleName,
): Place<Screen>[] {
  const path = addressOf(module);
  const screen = screens.find((candidate) => candidate.path === path) ?? null;
  const isOutside = screen === null && module === 'pricing';
  if (screen !== null)
    return menuFor(caller, [screen]).map(({ plan }) => ({
      path,
      title: titleOf(module, screen),
      screen,
      plan,
      isOutside,
    }));
  const standing = standingOf(caller);
  if (!isListed(module, standing)) return [];
  const plan = doorOf(module, standing) === 'locked' ? tierOf(module) : null;
  return [{ path, title: titleOf(module, null), screen, plan, isOutside }];
}

function addressOf(module: ModuleName): string {
  return module === 'pricing' ? '/subscription' : `/app/${module}`;
}

/** The page's own name, but for the settings, whose first page is the profile; of what is being built, the module's. */
function titleOf(module: ModuleName, screen: { readonly title: string } | null): string {
  if (screen !== null && module !== 'settings') return screen.title;
  return worded(module);
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
