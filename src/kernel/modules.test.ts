import { TIERS } from './tiers.ts';
import { describe, expect, test } from 'vitest';
import { UserTypeSchema } from './caller.ts';
import { doorOf, isListed, MODULES, moduleOf, type ModuleName, type Standing, standingOf, tierOf } from './modules.ts';

const NAMES = Object.keys(MODULES) as ModuleName[];
const someone = (standing: Partial<Standing> = {}): Standing => ({
  userType: 'individual',
  tier: 'free',
  roles: [],
  ...standing,
});
const open = (standing: Partial<Standing>) => NAMES.filter((name) => doorOf(name, someone(standing)) === 'open');

/** §6, word for word. */
const FREE = [
  'dashboard',
  'services',
  'transactions',
  'projects',
  'budgets',
  'reports',
  'tax-planning',
  'legacy-planning',
  'settings',
  'pricing',
] as const;
const PRO = ['analytics', 'intelligence', 'performance', 'quests', 'email-agent'] as const;
const BUSINESS = ['security', 'union-schemes'] as const;
const MANAGED = [
  'dashboard',
  'transactions',
  'projects',
  'goals',
  'reports',
  'bank-accounts',
  'tax-planning',
  'cash-flow',
] as const;

describe('a plan', () => {
  test('that is free opens its ten, and nothing that a larger one sells', () => {
    expect(open({})).toEqual(expect.arrayContaining([...FREE]));
    expect(open({}).filter((name) => tierOf(name) !== 'free')).toEqual([]);
  });

  test.each([
    ['pro', [...FREE, ...PRO], BUSINESS],
    ['business', [...FREE, ...PRO, ...BUSINESS], []],
    ['enterprise', [...FREE, ...PRO, ...BUSINESS], []],
  ] as const)('%s opens more, and what it does not open is locked and still shown', (tier, opened, locked) => {
    expect(open({ tier })).toEqual(expect.arrayContaining([...opened]));
    for (const name of locked) {
      expect(doorOf(name, someone({ tier }))).toBe('locked');
      expect(isListed(name, someone({ tier }))).toBe(true);
    }
  });
});

describe('an account type', () => {
  test.each(['individual', 'financial_planner', 'advisor', 'business'] as const)('%s plans a legacy', (userType) => {
    expect(open({ userType })).toEqual(expect.arrayContaining([...MANAGED, 'legacy-planning']));
  });

  test('business_finance_manager does not, on any plan', () => {
    for (const tier of TIERS) {
      const manager = someone({ userType: 'business_finance_manager', tier });
      expect(doorOf('legacy-planning', manager)).toBe('shut');
      expect(isListed('legacy-planning', manager)).toBe(false);
    }
    expect(open({ userType: 'business_finance_manager' })).toEqual(expect.arrayContaining([...MANAGED]));
  });

  test('business_finance_manager finds neither quests nor the email agent in the menu, but may open them', () => {
    for (const name of ['quests', 'email-agent'] as const) {
      const manager = someone({ userType: 'business_finance_manager', tier: 'pro' });
      expect(isListed(name, manager)).toBe(false);
      expect(doorOf(name, manager)).toBe('open');
      expect(isListed(name, someone({ tier: 'pro' }))).toBe(true);
    }
  });

  test('manages neither users nor the enterprise', () => {
    for (const userType of UserTypeSchema.options)
      for (const tier of TIERS)
        for (const name of ['users', 'enterprise'] as const)
          expect(doorOf(name, someone({ userType, tier })), `${userType} on ${tier}: ${name}`).toBe('shut');
  });
});

test.each(['admin', 'superuser'] as const)('a %s gets every module, whatever their type and plan', (role) => {
  for (const userType of UserTypeSchema.options) expect(open({ userType, roles: [role] })).toEqual(NAMES);
});

test('what is about no books belongs to no module', () => {
  expect(['anyone', 'person', 'admin', 'superuser'].map((access) => moduleOf(access as 'anyone'))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
  expect(moduleOf('imports.write')).toBe('transactions');
  expect(moduleOf('accounts.read')).toBe('bank-accounts');
});

test.each([
  ['accounts.write', 'bank-accounts'],
  ['amounts.read', 'dashboard'],
  ['audit.read', 'settings'],
  ['categories.read', 'categories'],
  ['dashboard.read', 'dashboard'],
  ['debts.write', 'debts'],
  ['imports.read', 'transactions'],
  ['integrations.write', 'settings'],
  ['members.write', 'settings'],
  ['transactions.write', 'transactions'],
  ['workspace.write', 'settings'],
] as const)('what needs %s belongs to %s', (permission, module) => {
  expect(moduleOf(permission)).toBe(module);
});

test('each plan sells these, and everything else is free', () => {
  const sold = (tier: (typeof TIERS)[number]) => NAMES.filter((name) => tierOf(name) === tier);
  expect(sold('pro')).toEqual([
    'analytics',
    'intelligence',
    'financial-intelligence',
    'performance',
    'quests',
    'email-agent',
  ]);
  expect(sold('business')).toEqual(['security', 'union-schemes']);
  expect(sold('enterprise')).toEqual(['enterprise']);
});

test('an account type opens all that is free and for no administrator, whatever else it lacks', () => {
  const free = NAMES.filter((name) => tierOf(name) === 'free' && name !== 'users');
  expect(open({})).toEqual(free);
  expect(open({ userType: 'business_finance_manager' })).toEqual(free.filter((name) => name !== 'legacy-planning'));
});

test('modules for administrators are in no menu but theirs', () => {
  for (const name of ['users', 'enterprise'] as const) {
    expect(isListed(name, someone({ tier: 'enterprise' }))).toBe(false);
    expect(isListed(name, someone({ roles: ['admin'] }))).toBe(true);
  }
});

test('what opens modules is the account type, the plan and the roles of who calls', () => {
  const caller = { person: { userType: 'advisor' }, tier: 'pro', roles: ['admin'] } as unknown as Parameters<
    typeof standingOf
  >[0];
  expect(standingOf(caller)).toEqual({ userType: 'advisor', tier: 'pro', roles: ['admin'] });
});
