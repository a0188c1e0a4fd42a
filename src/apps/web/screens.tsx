import {
  ArrowLeftRight,
  Bell,
  Cookie,
  CreditCard,
  FileQuestionMark,
  FileUp,
  Inbox,
  Globe,
  Landmark,
  LayoutDashboard,
  Library,
  type LucideIcon,
  ScrollText,
  Shield,
  ShieldCheck,
  Tags,
  Users,
  Wrench,
  CircleUser,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ModuleName } from '#kernel/modules.ts';
import { type Kind, typesOf, type WelcomePath } from '#modules/welcome/rules.ts';
import type { Needs } from './admission.ts';

/** Groups of the menu (§2), in their order. */
export const MENU_GROUPS = ['Core', 'Finance', 'Premium', 'System'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Groups that start open (§2). */
export const OPEN_GROUPS: ReadonlySet<MenuGroup> = new Set<MenuGroup>(['Core', 'Finance']);

/** A page of the product. Routes, sidebar, phone menu, palette and titles are all read off this. */
export type Screen = {
  /** Its address; parameters as React Router writes them. */
  readonly path: `/app/${string}` | WelcomePath;
  /** Its name in menus and in the title of the window. */
  readonly title: string;
  /** Whose entry in the table of modules says which plan and which account types open it. */
  readonly module: ModuleName;
  /** What it asks of a person beside that. */
  readonly needs?: Omit<Needs, 'module'>;
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
    module: 'dashboard',
    load: () => import('#modules/dashboard/page.tsx').then((page) => page.DashboardPage),
    menu: { group: 'Core', icon: LayoutDashboard, words: 'home overview balance cash flow spending', onPhone: true },
  },
  {
    path: '/app/transactions',
    title: 'Transactions',
    module: 'transactions',
    needs: { permissions: ['transactions.read'] },
    load: () => import('#modules/transactions/page.tsx').then((page) => page.TransactionsPage),
    menu: { group: 'Core', icon: ArrowLeftRight, words: 'payments rows spending search ledger', onPhone: true },
  },
  {
    path: '/app/imports',
    title: 'Imports',
    module: 'transactions',
    needs: { permissions: ['imports.read'] },
    load: () => import('#modules/imports/page.tsx').then((page) => page.ImportsPage),
    menu: { group: 'Core', icon: FileUp, words: 'statement bank file csv ofx qif upload', onPhone: true },
  },
  {
    path: '/app/imports/:id',
    title: 'Import',
    module: 'transactions',
    needs: { permissions: ['imports.read'] },
    load: () => import('#modules/imports/import.page.tsx').then((page) => page.ImportPage),
    menu: null,
  },
  {
    path: '/app/settings/bank-accounts',
    title: 'Bank accounts',
    module: 'bank-accounts',
    needs: { permissions: ['accounts.read'] },
    load: () => import('#modules/accounts/page.tsx').then((page) => page.AccountsPage),
    menu: { group: 'Finance', icon: Landmark, words: 'balance card wallet cash loan savings' },
  },
  {
    path: '/app/settings/categories',
    title: 'Categories',
    module: 'categories',
    needs: { permissions: ['categories.read'] },
    load: () => import('#modules/categories/page.tsx').then((page) => page.CategoriesPage),
    menu: { group: 'Finance', icon: Tags, words: 'income expense transfer colour icon' },
  },
  {
    path: '/app/settings',
    title: 'Profile',
    module: 'settings',
    load: () => import('#modules/profile/page.tsx').then((page) => page.ProfilePage),
    menu: { group: 'System', icon: CircleUser, words: 'name picture avatar company account type settings username' },
  },
  {
    path: '/app/settings/security',
    title: 'Security & Privacy',
    module: 'settings',
    load: () => import('#modules/security/page.tsx').then((page) => page.SecurityPage),
    menu: {
      group: 'System',
      icon: Shield,
      words: 'password second factor passkey authenticator two-step backup codes sessions devices sign out',
    },
  },
  {
    path: '/app/settings/notifications',
    title: 'Notifications',
    module: 'settings',
    load: () => import('#modules/notifications/wishes.page.tsx').then((page) => page.NotificationWishesPage),
    menu: { group: 'System', icon: Bell, words: 'mute quiet hours e-mail channels what reaches you' },
  },
  {
    path: '/app/notifications',
    title: 'All notifications',
    module: 'settings',
    load: () => import('#modules/notifications/page.tsx').then((page) => page.NotificationsPage),
    menu: { group: 'System', icon: Inbox, words: 'unread messages news bell' },
  },
  {
    path: '/app/notifications/:id',
    title: 'Notification',
    module: 'settings',
    load: () => import('#modules/notifications/page.tsx').then((page) => page.OpenNotificationPage),
    menu: null,
  },
  {
    path: '/app/settings/privacy',
    title: 'Privacy choices',
    module: 'settings',
    load: () => import('#modules/consents/page.tsx').then((page) => page.PrivacyChoicesPage),
    menu: { group: 'System', icon: Cookie, words: 'consent cookies analytics marketing withdraw banner' },
  },
  {
    path: '/app/settings/your-data-rights',
    title: 'Your data rights',
    module: 'settings',
    load: () => import('#modules/rights/page.tsx').then((page) => page.DataRightsPage),
    menu: { group: 'System', icon: FileQuestionMark, words: 'access correct delete object data request gdpr popia' },
  },
  {
    path: '/app/settings/compliance',
    title: 'Compliance',
    module: 'settings',
    load: () => import('#modules/compliance/page.tsx').then((page) => page.CompliancePage),
    menu: {
      group: 'System',
      icon: ScrollText,
      words: 'report score checks evidence law popia kenya nigeria data protection pdf',
    },
  },
  {
    path: '/app/security',
    title: 'Security Center',
    module: 'security',
    load: () => import('#modules/security/center.page.tsx').then((page) => page.SecurityCenterPage),
    menu: {
      group: 'System',
      icon: ShieldCheck,
      words: 'alerts threats devices activity audit log posture score who is signed in',
    },
  },
  {
    path: '/app/settings/locale',
    title: 'Language & Region',
    module: 'settings',
    load: () => import('#modules/preferences/locale.page.tsx').then((page) => page.LocalePage),
    menu: { group: 'System', icon: Globe, words: 'language currency time zone date format preferences' },
  },
  {
    path: '/app/settings/billing',
    title: 'Billing & Plans',
    module: 'settings',
    load: () => import('#modules/billing/page.tsx').then((page) => page.BillingPage),
    menu: {
      group: 'System',
      icon: CreditCard,
      words: 'plan subscription price upgrade pro business enterprise invoice',
    },
  },
  {
    path: '/app/settings/advanced',
    title: 'Advanced',
    module: 'settings',
    load: () => import('#modules/leaving/page.tsx').then((page) => page.AdvancedPage),
    menu: {
      group: 'System',
      icon: Wrench,
      words: 'export import backup archive delete account leave data bundle spare low',
    },
  },
  {
    path: '/app/clients',
    title: 'Books and clients',
    module: 'settings',
    load: () => import('#modules/workspaces/clients.page.tsx').then((page) => page.ClientsPage),
    menu: { group: 'System', icon: Library, words: 'clients workspaces household business switch shared open' },
  },
  {
    path: '/app/settings/members',
    title: 'Books and members',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('#modules/members/page.tsx').then((page) => page.MembersPage),
    menu: { group: 'System', icon: Users, words: 'invite share partner accountant adviser role leave archive rename' },
  },
  {
    path: '/app/invitation',
    title: 'Invitation',
    module: 'settings',
    load: () => import('#modules/members/invitation.page.tsx').then((page) => page.InvitationPage),
    menu: null,
  },
  welcomeScreen('individual', '/individual-welcome'),
  welcomeScreen('business', '/business-welcome'),
  welcomeScreen('financial-planner', '/financial-planner-welcome'),
];

/** Where a kind of person lands after signing in; the logo leads there. */
function welcomeScreen(kind: Kind, path: WelcomePath): Screen {
  return {
    path,
    title: 'Welcome',
    module: 'settings',
    needs: { types: typesOf(kind) },
    load: () => import('#modules/welcome/page.tsx').then((page) => page.WelcomePage),
    menu: null,
  };
}

/** Screens that stand in menus, in the order of their groups. */
export const MENU_SCREENS: readonly MenuScreen[] = MENU_GROUPS.flatMap((group) =>
  SCREENS.filter((screen): screen is MenuScreen => screen.menu?.group === group),
);

/** The order of §2: the person first, then what guards them, then what they keep. */
const IN_SETTINGS = [
  '',
  '/security',
  '/privacy',
  '/your-data-rights',
  '/compliance',
  '/members',
  '/bank-accounts',
  '/categories',
  '/notifications',
  '/locale',
  '/billing',
  '/advanced',
];

/** Where a page stands among the settings; one that is not named comes last. */
export function placeInSettings({ path }: { path: string }): number {
  const place = IN_SETTINGS.indexOf(path.slice('/app/settings'.length));
  return place < 0 ? IN_SETTINGS.length : place;
}

/** The settings have a menu of their own (§2). */
export function isSetting({ path }: { path: string }): boolean {
  return path === '/app/settings' || path.startsWith('/app/settings/');
}
