import { ArrowLeftRight, FileUp, Globe, Landmark, LayoutDashboard, type LucideIcon, Tags } from 'lucide-react';
import type { ComponentType } from 'react';

/** Groups of the menu (§2), in their order. */
export const MENU_GROUPS = ['Core', 'Finance', 'Premium', 'System'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Groups that start open (§2). */
export const OPEN_GROUPS: ReadonlySet<MenuGroup> = new Set<MenuGroup>(['Core', 'Finance']);

/** A page of the product. Routes, sidebar, phone menu, palette and titles are all read off this. */
export type Screen = {
  /** Its address under `/app`; parameters as React Router writes them. */
  readonly path: `/app/${string}`;
  /** Its name in menus and in the title of the window. */
  readonly title: string;
  /** Loads the page when it is first opened. */
  readonly load: () => Promise<ComponentType>;
  /** Where the menus show it; null for a page that one reaches from another. */
  readonly menu: {
    readonly group: MenuGroup;
    readonly icon: LucideIcon;
    /** Other words a person may look for in the palette. */
    readonly words?: string;
    /** Stands in the bar at the foot of a phone, which has room for four. */
    readonly onPhone?: true;
  } | null;
};

export type MenuScreen = Screen & { readonly menu: NonNullable<Screen['menu']> };

/** The pages of the product. A new page is an entry here and nothing else. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/app/dashboard',
    title: 'Dashboard',
    load: () => import('#modules/dashboard/page.tsx').then((page) => page.DashboardPage),
    menu: { group: 'Core', icon: LayoutDashboard, words: 'home overview balance cash flow spending', onPhone: true },
  },
  {
    path: '/app/transactions',
    title: 'Transactions',
    load: () => import('#modules/transactions/page.tsx').then((page) => page.TransactionsPage),
    menu: { group: 'Core', icon: ArrowLeftRight, words: 'payments rows spending search ledger', onPhone: true },
  },
  {
    path: '/app/imports',
    title: 'Imports',
    load: () => import('#modules/imports/page.tsx').then((page) => page.ImportsPage),
    menu: { group: 'Core', icon: FileUp, words: 'statement bank file csv ofx qif upload', onPhone: true },
  },
  {
    path: '/app/imports/:id',
    title: 'Import',
    load: () => import('#modules/imports/import.page.tsx').then((page) => page.ImportPage),
    menu: null,
  },
  {
    path: '/app/settings/bank-accounts',
    title: 'Bank accounts',
    load: () => import('#modules/accounts/page.tsx').then((page) => page.AccountsPage),
    menu: { group: 'Finance', icon: Landmark, words: 'balance card wallet cash loan savings' },
  },
  {
    path: '/app/settings/categories',
    title: 'Categories',
    load: () => import('#modules/categories/page.tsx').then((page) => page.CategoriesPage),
    menu: { group: 'Finance', icon: Tags, words: 'income expense transfer colour icon' },
  },
  {
    path: '/app/settings/locale',
    title: 'Language & Region',
    load: () => import('#modules/preferences/locale.page.tsx').then((page) => page.LocalePage),
    menu: { group: 'System', icon: Globe, words: 'language currency time zone date format preferences' },
  },
];

/** Screens that stand in menus, in the order of their groups. */
export const MENU_SCREENS: readonly MenuScreen[] = MENU_GROUPS.flatMap((group) =>
  SCREENS.filter((screen): screen is MenuScreen => screen.menu?.group === group),
);

/** The settings have a menu of their own (§2). */
export function isSetting({ path }: { path: string }): boolean {
  return path.startsWith('/app/settings/');
}
