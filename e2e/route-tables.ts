import { MODULES_THERE } from '#apps/modules.ts';
import { worded } from '#modules/people/billing/plan-names.ts';

// The routes of the specification (§2), each with what stands at the top of its page.

/** In the public layout, with the words at their top. */
export const IN_LAYOUT = {
  '/': 'Know your money',
  '/services': 'Services',
  '/about': 'About',
  '/partners': 'Partners',
  '/contact': 'Contact',
  '/pricing': 'Pricing',
  '/demo/debts': 'Debt planner',
  '/subscription': 'Subscription',
  '/subscription-success': 'Subscription',
  '/subscription-canceled': 'Subscription',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/cookies': 'Cookies',
} as const;

export const SIGNING_IN = {
  '/auth': 'Sign in',
  '/auth/signin': 'Sign in',
  '/auth/signup': 'Create an account',
  '/auth/callback': 'Sign-in failed',
  '/auth/reset-password': 'Choose a password',
} as const;

/** What leads on, and where to. */
export const LEADS_ON = {
  '/demo': '/demo/debts',
  '/dashboard': '/app/dashboard',
  '/settings/security': '/app/settings/security',
  '/transactions': '/app/transactions',
  '/budgets': '/app/budgets',
  '/goals': '/app/goals',
  '/analytics': '/app/analytics',
  '/reports': '/app/reports',
  '/security': '/app/security',
  '/transactions?currency=USD': '/app/transactions?currency=USD',
  '/pricing/': '/pricing',
  '/contact/?topic=press': '/contact?topic=press',
  '/subscription/': '/subscription',
  '/auth/signin/': '/auth/signin',
  '/no-such-page': '/',
  '/no-such-page/': '/',
  '/services/no-such-page': '/',
  // The product as it is used, not as it is set up.
  '/oauth-test': '/',
} as const;

/** What stands at the top of a page. `coming`: a module that has no page yet says its name and “Coming soon”. */
export type Heading = string | { readonly coming: string };

/** A module that §2 names: by its name once it is there. */
function coming(name: string): Heading {
  const isThere = MODULES_THERE.some((module) => worded(module) === name);
  return isThere ? name : { coming: name };
}

export const APP = {
  '/app/dashboard': 'Dashboard',
  '/app/budgets': coming('Budgets'),
  '/app/transactions': 'Transactions',
  '/app/analytics': coming('Analytics'),
  '/app/intelligence': coming('Intelligence'),
  '/app/security': 'Security Center',
  '/app/performance': coming('Performance'),
  '/app/quests': coming('Quests'),
  '/app/union-schemes': coming('Union schemes'),
  '/app/email-agent': coming('Email agent'),
  '/app/projects': coming('Projects'),
  '/app/projects/dashboard': 'Compare projects',
  '/app/projects/new': 'New project',
  '/app/projects/018f4d7a': 'Project not found',
  '/app/projects/018f4d7a/edit': 'Project not found',
  '/app/menu': 'Menu',
  '/app/finance': 'Finance',
  '/app/accounts': 'Accounts',
  '/app/categories': 'Categories',
  '/app/legacy-planning': coming('Legacy planning'),
  '/app/financial-intelligence': coming('Financial intelligence'),
} as const;

export const OF_MENUS = {
  '/app/services': 'Services',
  '/app/goals': coming('Goals'),
  '/app/reports': coming('Reports'),
  '/app/tax-planning': coming('Tax planning'),
  '/app/cash-flow': 'Cash flow',
  '/app/recurring': 'Recurring',
  '/app/debts': 'Debts',
  '/app/net-worth': 'Net worth',
  '/app/tags': 'Tags',
  '/app/help': 'Help',
} as const;

export const SETTINGS = {
  '/app/settings': 'Profile',
  '/app/settings/advanced': 'Advanced',
  '/app/settings/security': 'Security & Privacy',
  '/app/settings/notifications': 'Notifications',
  '/app/settings/locale': 'Language & Region',
  '/app/settings/database': 'Database',
  '/app/settings/business': 'Business details',
  '/app/settings/billing': 'Billing & Plans',
  '/app/settings/compliance': 'Compliance',
  '/app/settings/integrations': 'Integrations',
} as const;

/** Addresses of the settings that lead to pages outside them, which leave the sidebar as it is. */
export const OUT_OF_SETTINGS = {
  '/app/settings/bank-accounts': '/app/accounts',
  '/app/settings/categories': '/app/categories',
} as const;

export const WELCOMES = {
  individual: '/individual-welcome',
  business: '/business-welcome',
  business_finance_manager: '/business-welcome',
  advisor: '/financial-planner-welcome',
  financial_planner: '/financial-planner-welcome',
} as const;
