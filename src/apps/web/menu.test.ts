import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import type { ModuleName } from '#kernel/modules.ts';
import type { Needs } from './admission.ts';
import { menuFor } from './menu.ts';

type Page = { title: string; module: ModuleName; needs?: Needs };
const PAGES: readonly Page[] = [
  { title: 'Transactions', module: 'transactions', needs: { permissions: ['transactions.read'] } },
  { title: 'Legacy planning', module: 'legacy-planning' },
  { title: 'Analytics', module: 'analytics' },
  { title: 'Quests', module: 'quests' },
  { title: 'Union schemes', module: 'union-schemes' },
  { title: 'Users', module: 'users' },
];
const ID = '018f4d7a-0000-7000-8000-000000000000';

type Asked = Partial<Pick<Caller, 'tier' | 'roles'>> & {
  userType?: Caller['person']['userType'];
  role?: Caller['workspace']['role'];
};

const KEPT = { isLimited: false, isArchived: false, owesFactor: false, ownerId: ID };

function menuOf({ userType = 'individual', role = 'owner', tier = 'free', roles = [] }: Asked) {
  const person = { id: ID, email: 'a@example.com', displayName: 'A', firstName: null, lastName: null, country: 'ZA' };
  const workspace = { id: ID, kind: 'personal', name: 'A', country: 'ZA', currency: 'ZAR', role, ...KEPT } as const;
  const listed = menuFor({ person: { ...person, userType }, workspace, tier, roles }, PAGES);
  return listed.map(({ screen, plan }) => (plan === null ? screen.title : `${screen.title} (${plan})`));
}

test('what a larger plan opens is listed, locked', () => {
  expect(menuOf({})).toEqual([
    'Transactions',
    'Legacy planning',
    'Analytics (pro)',
    'Quests (pro)',
    'Union schemes (business)',
  ]);
  expect(menuOf({ tier: 'pro' })).toEqual([
    'Transactions',
    'Legacy planning',
    'Analytics',
    'Quests',
    'Union schemes (business)',
  ]);
});

test('a finance manager finds no quests and no legacy planning', () => {
  expect(menuOf({ userType: 'business_finance_manager', tier: 'business' })).toEqual([
    'Transactions',
    'Analytics',
    'Union schemes',
  ]);
});

test('an administrator finds everything', () => {
  expect(menuOf({ roles: ['admin'], tier: 'enterprise' })).toEqual(PAGES.map(({ title }) => title));
});

test('a member finds nothing that the books would refuse them', () => {
  expect(menuOf({ role: 'executor', tier: 'business' })).not.toContain('Transactions');
});
