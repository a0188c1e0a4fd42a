import type { UserType } from './caller.ts';

/** The menu of whoever is signed in (§2), on the public pages and in the app, in its order and by group; signing out comes last. */
export const USER_MENU = [
  { label: 'Profile Settings', to: '/app/settings', group: 'own' },
  { label: 'Security & Privacy', to: '/app/settings/security', group: 'own' },
  { label: 'Notifications', to: '/app/settings/notifications', group: 'own' },
  { label: 'Language & Region', to: '/app/settings/locale', group: 'own' },
  { label: 'Business Info', to: '/app/settings/business', group: 'business' },
  { label: 'Billing & Plans', to: '/app/settings/billing', group: 'business' },
  { label: 'Compliance', to: '/app/settings/compliance', group: 'business' },
  { label: 'API & Integrations', to: '/app/settings/integrations', group: 'business' },
  { label: 'Help & Support', to: '/app/help', group: 'help' },
] as const;
export type UserLink = (typeof USER_MENU)[number];

/** Whose menu has the entries of a business (§2). */
export function runsBusiness(userType: UserType): boolean {
  return userType === 'business_finance_manager' || userType === 'financial_planner';
}

/** The links of a person of this type, by group. */
export function userLinks(userType: UserType): (readonly UserLink[])[] {
  const groups = runsBusiness(userType) ? (['own', 'business', 'help'] as const) : (['own', 'help'] as const);
  return groups.map((wanted) => USER_MENU.filter(({ group }) => group === wanted));
}
