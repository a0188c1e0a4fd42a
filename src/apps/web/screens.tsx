import {
  ArrowLeftRight,
  Bell,
  Briefcase,
  CircleHelp,
  Cookie,
  CreditCard,
  Database,
  FileQuestionMark,
  FileUp,
  Inbox,
  Globe,
  HandHelping,
  Landmark,
  LayoutDashboard,
  Library,
  Plug,
  type LucideIcon,
  Scale,
  ScrollText,
  Shield,
  ShieldCheck,
  Tags,
  Users,
  WalletCards,
  Wrench,
  CircleUser,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ModuleName } from '#kernel/modules.ts';
import { type Kind, typesOf, type WelcomePath } from '#modules/welcome/rules.ts';
import type { Needs } from './admission.ts';
import { MENU_GROUPS, type MenuGroup } from './menu.ts';

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
    readonly group: Exclude<MenuGroup, 'Admin'>;
    readonly icon: LucideIcon;
    /** Stands in the bar at the foot of a phone, which has room for four. */
    readonly onPhone?: true;
  } | null;
};

export type MenuScreen = Screen & { readonly menu: NonNullable<Screen['menu']> };

/** The pages of the product. A new page is an entry here, and its other words in `page-words.ts`. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/app/dashboard',
    title: 'Dashboard',
    module: 'dashboard',
    load: () => import('#modules/dashboard/page.tsx').then((page) => page.DashboardPage),
    menu: { group: 'Core', icon: LayoutDashboard, onPhone: true },
  },
  {
    path: '/app/services',
    title: 'Services',
    module: 'services',
    load: () => import('#modules/services/page.tsx').then((page) => page.ServicesPage),
    menu: { group: 'Core', icon: HandHelping },
  },
  {
    path: '/app/finance',
    title: 'Finance',
    module: 'dashboard',
    needs: { permissions: ['dashboard.read'] },
    load: () => import('#modules/dashboard/finance.page.tsx').then((page) => page.FinancePage),
    menu: { group: 'Finance', icon: WalletCards },
  },
  {
    path: '/app/transactions',
    title: 'Transactions',
    module: 'transactions',
    needs: { permissions: ['transactions.read'] },
    load: () => import('#modules/transactions/page.tsx').then((page) => page.TransactionsPage),
    menu: { group: 'Core', icon: ArrowLeftRight, onPhone: true },
  },
  {
    path: '/app/imports',
    title: 'Imports',
    module: 'transactions',
    needs: { permissions: ['imports.read'] },
    load: () => import('#modules/imports/page.tsx').then((page) => page.ImportsPage),
    menu: { group: 'Core', icon: FileUp, onPhone: true },
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
    menu: { group: 'Finance', icon: Landmark },
  },
  {
    path: '/app/settings/categories',
    title: 'Categories',
    module: 'categories',
    needs: { permissions: ['categories.read'] },
    load: () => import('#modules/categories/page.tsx').then((page) => page.CategoriesPage),
    menu: { group: 'Finance', icon: Tags },
  },
  {
    path: '/app/debts',
    title: 'Debts',
    module: 'debts',
    needs: { permissions: ['debts.read'] },
    load: () => import('#modules/debts/page.tsx').then((page) => page.DebtsPage),
    menu: { group: 'Finance', icon: Scale },
  },
  {
    path: '/app/settings',
    title: 'Profile',
    module: 'settings',
    load: () => import('#modules/profile/page.tsx').then((page) => page.ProfilePage),
    menu: { group: 'System', icon: CircleUser },
  },
  {
    path: '/app/settings/security',
    title: 'Security & Privacy',
    module: 'settings',
    load: () => import('#modules/security/page.tsx').then((page) => page.SecurityPage),
    menu: { group: 'System', icon: Shield },
  },
  {
    path: '/app/settings/notifications',
    title: 'Notifications',
    module: 'settings',
    load: () => import('#modules/notifications/wishes.page.tsx').then((page) => page.NotificationWishesPage),
    menu: { group: 'System', icon: Bell },
  },
  {
    path: '/app/notifications',
    title: 'All notifications',
    module: 'settings',
    load: () => import('#modules/notifications/page.tsx').then((page) => page.NotificationsPage),
    menu: { group: 'System', icon: Inbox },
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
    menu: { group: 'System', icon: Cookie },
  },
  {
    path: '/app/settings/your-data-rights',
    title: 'Your data rights',
    module: 'settings',
    load: () => import('#modules/rights/page.tsx').then((page) => page.DataRightsPage),
    menu: { group: 'System', icon: FileQuestionMark },
  },
  {
    path: '/app/settings/compliance',
    title: 'Compliance',
    module: 'settings',
    load: () => import('#modules/compliance/page.tsx').then((page) => page.CompliancePage),
    menu: { group: 'System', icon: ScrollText },
  },
  {
    path: '/app/security',
    title: 'Security Center',
    module: 'security',
    load: () => import('#modules/security/center.page.tsx').then((page) => page.SecurityCenterPage),
    menu: { group: 'Premium', icon: ShieldCheck },
  },
  {
    path: '/app/settings/locale',
    title: 'Language & Region',
    module: 'settings',
    load: () => import('#modules/preferences/locale.page.tsx').then((page) => page.LocalePage),
    menu: { group: 'System', icon: Globe },
  },
  {
    path: '/app/settings/billing',
    title: 'Billing & Plans',
    module: 'settings',
    load: () => import('#modules/billing/page.tsx').then((page) => page.BillingPage),
    menu: { group: 'System', icon: CreditCard },
  },
  {
    path: '/app/settings/business',
    title: 'Business details',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('#modules/business/page.tsx').then((page) => page.BusinessPage),
    menu: { group: 'System', icon: Briefcase },
  },
  {
    path: '/app/settings/database',
    title: 'Database',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('#modules/storage/page.tsx').then((page) => page.DatabasePage),
    menu: { group: 'System', icon: Database },
  },
  {
    path: '/app/settings/integrations',
    title: 'Integrations',
    module: 'settings',
    needs: { permissions: ['integrations.read'] },
    load: () => import('#modules/api-keys/page.tsx').then((page) => page.IntegrationsPage),
    menu: { group: 'System', icon: Plug },
  },
  {
    path: '/app/settings/advanced',
    title: 'Advanced',
    module: 'settings',
    load: () => import('#modules/leaving/page.tsx').then((page) => page.AdvancedPage),
    menu: { group: 'System', icon: Wrench },
  },
  {
    path: '/app/clients',
    title: 'Books and clients',
    module: 'settings',
    load: () => import('#modules/workspaces/clients.page.tsx').then((page) => page.ClientsPage),
    menu: { group: 'System', icon: Library },
  },
  {
    path: '/app/settings/members',
    title: 'Books and members',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('#modules/members/page.tsx').then((page) => page.MembersPage),
    menu: { group: 'System', icon: Users },
  },
  {
    path: '/app/help',
    title: 'Help',
    module: 'settings',
    load: () => import('#modules/help/page.tsx').then((page) => page.HelpPage),
    menu: { group: 'System', icon: CircleHelp },
  },
  {
    path: '/app/help/:slug',
    title: 'Guide',
    module: 'settings',
    load: () => import('#modules/help/guide.page.tsx').then((page) => page.GuidePage),
    menu: null,
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
