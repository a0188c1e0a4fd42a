import { expect, test } from 'vitest';
import { MODULES_THERE } from '../modules.ts';
import { PLANNED } from '../planned.ts';
import { footerOf } from './links.ts';

const FREE = 'free' as const;
const applications = (names: readonly string[]) =>
  footerOf(names.map((name) => ({ name, tier: FREE }))).find(({ title }) => title === 'Applications')?.links;

test('the footer leads to a module as soon as it is there, and not before', () => {
  expect(applications(['debts', 'dashboard'])).toEqual([
    { label: 'Dashboard', to: '/app/dashboard' },
    { label: 'Debts', to: '/app/debts' },
  ]);
  expect(applications(['cash-flow', 'dashboard'])?.map(({ label }) => label)).toEqual(['Dashboard', 'Cash flow']);
});

test('once all that is planned is there, the footer leads to all that §2 names', () => {
  const all = applications([...MODULES_THERE, ...PLANNED].map(({ name }) => name))?.map(({ to }) => to);
  for (const name of ['dashboard', 'legacy-planning', 'projects', 'reports', 'cash-flow'])
    expect(all).toContain(`/app/${name}`);
});
