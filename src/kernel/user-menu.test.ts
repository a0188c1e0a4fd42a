import { expect, test } from 'vitest';
import { UserTypeSchema } from './caller.ts';
import { runsBusiness, USER_MENU, userLinks } from './user-menu.ts';

const OWN = ['Profile Settings', 'Security & Privacy', 'Notifications', 'Language & Region'];
const BUSINESS = ['Business Info', 'Billing & Plans', 'Compliance', 'API & Integrations'];
const labels = (type: Parameters<typeof userLinks>[0]) =>
  userLinks(type).map((group) => group.map((link) => link.label));

test.each(['business_finance_manager', 'financial_planner'] as const)(
  '%s has the entries of a business (§2)',
  (type) => {
    expect(runsBusiness(type)).toBe(true);
    expect(labels(type)).toEqual([OWN, BUSINESS, ['Help & Support']]);
  },
);

test.each(['individual', 'business', 'advisor'] as const)('%s has its own entries and help (§2)', (type) => {
  expect(runsBusiness(type)).toBe(false);
  expect(labels(type)).toEqual([OWN, ['Help & Support']]);
});

test('every entry leads to a page of its own', () => {
  expect(USER_MENU.map(({ to }) => to)).toEqual([
    '/app/settings',
    '/app/settings/security',
    '/app/settings/notifications',
    '/app/settings/locale',
    '/app/settings/business',
    '/app/settings/billing',
    '/app/settings/compliance',
    '/app/settings/integrations',
    '/app/help',
  ]);
  for (const type of UserTypeSchema.options) expect(userLinks(type).flat().length).toBeGreaterThan(0);
});
