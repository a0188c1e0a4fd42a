import { expect, test } from 'vitest';
import { settingsGroups } from './settings-order.ts';

const pages = (...names: string[]) => names.map((name) => ({ path: `/app/settings${name}` }));

test('settings stand in seven groups, in their order, whatever order they are declared in', () => {
  const groups = settingsGroups(
    pages('/billing', '/advanced', '/security', '', '/notifications', '/members', '/locale', '/privacy', '/business'),
  );
  expect(groups.map(({ name, pages: within }) => [name, ...within.map(({ path }) => path)])).toEqual([
    ['Profile', '/app/settings', '/app/settings/business'],
    ['Security', '/app/settings/security'],
    ['People', '/app/settings/members'],
    ['Notifications', '/app/settings/notifications'],
    ['Preferences', '/app/settings/locale'],
    ['Data and privacy', '/app/settings/privacy', '/app/settings/advanced'],
    ['Plan', '/app/settings/billing'],
  ]);
});

test('a page that no group names is among the preferences', () => {
  expect(settingsGroups(pages('/new', '/locale'))).toEqual([{ name: 'Preferences', pages: pages('/locale', '/new') }]);
});

test('a group without a page that somebody may open is not shown', () => {
  expect(settingsGroups(pages('')).map(({ name }) => name)).toEqual(['Profile']);
});
