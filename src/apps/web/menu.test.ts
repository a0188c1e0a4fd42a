import { describe, expect, test } from 'vitest';
import { TIERS } from '#kernel/tiers.ts';
import { type Caller, UserTypeSchema } from '#kernel/caller.ts';
import type { Module } from '#kernel/modules.ts';
import { USER_MENU, userLinks } from '#kernel/user-menu.ts';
import type { MenuGroup } from '#ui/needs.ts';
import { modulesIn, OPEN_GROUPS, sidebarOf } from './menu.ts';
import { MENU_SCREENS, MODULES_THERE, SCREENS } from './screens.tsx';
import { trailTo } from './trail.ts';
import { comingModules } from '../planned.ts';

const COMING = comingModules(MODULES_THERE);

const ID = '018f4d7a-0000-7000-8000-000000000000';

type Asked = Partial<Pick<Caller, 'tier' | 'roles'>> & {
  userType?: Caller['person']['userType'];
  role?: Caller['workspace']['role'];
};

const KEPT = { isLimited: false, isArchived: false, owesFactor: false, ownerId: ID };

function callerOf({ userType = 'individual', role = 'owner', tier = 'free', roles = [] }: Asked): Caller {
  const person = { id: ID, email: 'a@example.com', displayName: 'A', firstName: null, lastName: null, country: 'ZA' };
  const workspace = { id: ID, kind: 'personal', name: 'A', country: 'ZA', currency: 'ZAR', role, ...KEPT } as const;
  return { person: { ...person, userType }, workspace, tier, roles };
}

const groupsOf = (asked: Asked) => sidebarOf(callerOf(asked), MENU_SCREENS);

/** A page of a module that is still to come. */
const pageOf = (module: Module, group: MenuGroup) => ({
  path: `/app/${module.name}`,
  title: module.name,
  module,
  menu: { group },
});

/** The menus as they will be once every module has its page. */
const WHOLE = [...MENU_SCREENS, ...COMING.map((module) => pageOf(module, 'Premium'))];

type Shown = readonly {
  readonly path: string;
  readonly title: string;
  readonly menu: { readonly group: MenuGroup };
  readonly module: Module;
}[];

/** Titles in a group, with the plan that would open them. */
function listIn(group: string, asked: Asked = {}, screens: Shown = MENU_SCREENS): string[] {
  const places = sidebarOf(callerOf(asked), screens).find((found) => found.group === group)?.places ?? [];
  return places.map(({ title, plan }) => (plan === null ? title : `${title} (${plan})`));
}

const PREMIUM = [
  'analytics',
  'intelligence',
  'financial-intelligence',
  'performance',
  'Security Center',
  'quests',
  'union-schemes',
  'email-agent',
] as const;

describe('the sidebar', () => {
  test('has the groups of §2 in their order, and the first two open', () => {
    expect(groupsOf({}).map(({ group }) => group)).toEqual(['Core', 'Finance', 'Premium', 'System']);
    expect([...OPEN_GROUPS]).toEqual(['Core', 'Finance']);
  });

  test('lists the modules that have a page, and none that has not', () => {
    expect(listIn('Core')).toEqual(['Dashboard', 'Services', 'Transactions', 'Projects', 'Imports']);
    const named = ['Accounts', 'Debts', 'Categories', 'Finance'];
    // Modules that §2 does not name stand after those that it names.
    expect(listIn('Finance')).toEqual(expect.arrayContaining(named));
    expect(listIn('Finance').filter((title) => named.includes(title))).toEqual(named);
    expect(listIn('Premium', { tier: 'business' })).toEqual(['Security Center']);
    expect(listIn('System').slice(0, 2)).toEqual(['Pricing', 'Settings']);
    const coming = COMING.map(({ name }) => `/app/${name}`);
    const places = groupsOf({ roles: ['superuser'] }).flatMap((group) => group.places.map(({ path }) => path));
    expect(places.filter((path) => coming.includes(path))).toEqual([]);
  });

  test('takes each module into its group, in the order of §2, as soon as it has a page', () => {
    // By name or by title, for a module that is there and one that is still to come.
    const namesIn = (group: string) =>
      listIn(group, {}, WHOLE).map((title) => title.toLowerCase().replaceAll(' ', '-'));
    expect(namesIn('Core').slice(0, 4)).toEqual(['dashboard', 'services', 'transactions', 'projects']);
    expect(namesIn('Finance').slice(0, 10)).toEqual([
      'budgets',
      'reports',
      'tax-planning',
      'accounts',
      'cash-flow',
      'goals',
      'recurring',
      'debts',
      'legacy-planning',
      'categories',
    ]);
    expect(listIn('Premium', { tier: 'business' }, WHOLE)).toEqual([...PREMIUM]);
    expect(listIn('System', {}, WHOLE)).toEqual(listIn('System'));
  });

  test('shows what a larger plan opens, locked', () => {
    expect(listIn('Premium')).toEqual(['Security Center (business)']);
    const lockedOn = (tier: Caller['tier']) => listIn('Premium', { tier }, WHOLE);
    expect(lockedOn('free')).toEqual([
      'analytics (pro)',
      'intelligence (pro)',
      'financial-intelligence (pro)',
      'performance (pro)',
      'Security Center (business)',
      'quests (pro)',
      'union-schemes (business)',
      'email-agent (pro)',
    ]);
    expect(lockedOn('pro').filter((title) => title.includes('('))).toEqual([
      'Security Center (business)',
      'union-schemes (business)',
    ]);
    expect(lockedOn('business')).toEqual(PREMIUM);
    expect(lockedOn('enterprise')).toEqual(PREMIUM);
  });

  test('of a finance manager leaves out quests and the email agent, on any plan, and legacy planning', () => {
    for (const tier of TIERS) {
      const asked = { userType: 'business_finance_manager', tier } as const;
      expect(listIn('Premium', asked, WHOLE).filter((title) => /quests|email/.test(title))).toEqual([]);
      expect(listIn('Finance', asked, WHOLE)).not.toContain('legacy-planning');
    }
  });

  test('shows the administrators’ group to those who run the site alone', () => {
    for (const userType of UserTypeSchema.options)
      for (const tier of TIERS) expect(listIn('Admin', { userType, tier })).toEqual([]);
    expect(listIn('Admin', { roles: ['admin'] })).toEqual(['Admin Panel']);
    expect(listIn('Admin', { roles: ['superuser'] })).toEqual(['Admin Panel']);
    expect(listIn('Premium', { roles: ['admin'] }, WHOLE)).toEqual(PREMIUM);
  });

  test('of a member leaves out what the books would refuse them', () => {
    expect(listIn('Core', { role: 'executor', tier: 'business' })).not.toContain('Transactions');
  });

  test('leads nowhere twice, and to a page or out of here', () => {
    for (const userType of UserTypeSchema.options)
      for (const tier of TIERS) {
        const places = groupsOf({ userType, tier, roles: tier === 'enterprise' ? ['admin'] : [] }).flatMap(
          (group) => group.places,
        );
        expect(places.map(({ path }) => path)).toEqual([...new Set(places.map(({ path }) => path))]);
        for (const { path, screen, isOutside } of places) expect(isOutside ? path : screen?.path).toBe(path);
      }
  });
});

test('the bar above lists the modules that one may use, each once and none that is locked', () => {
  const modules = (asked: Asked) => modulesIn(groupsOf(asked)).map(({ module }) => module.name);
  expect(modules({})).toEqual([...new Set(modules({}))]);
  expect(modules({}).slice(0, 3)).toEqual(['dashboard', 'services', 'transactions']);
  expect(modules({})).not.toContain('security');
  expect(modules({ tier: 'business' })).toContain('security');
});

describe('the person’s menu', () => {
  const OWN = ['Profile Settings', 'Security & Privacy', 'Notifications', 'Language & Region'];
  const BUSINESS = ['Business Info', 'Billing & Plans', 'Compliance', 'API & Integrations'];
  const labels = (userType: Caller['person']['userType']) =>
    userLinks(userType).flatMap((group) => group.map(({ label }) => label));

  test.each(['business_finance_manager', 'financial_planner'] as const)(
    'of a %s has the business’s too',
    (userType) => {
      expect(labels(userType)).toEqual([...OWN, ...BUSINESS, 'Help & Support']);
    },
  );

  test('leads to pages that are there', () => {
    const paths = SCREENS.map(({ path }) => path);
    for (const { to } of USER_MENU) expect(paths).toContain(to);
  });

  test.each(['individual', 'business', 'advisor'] as const)('of a person of type %s has not', (userType) => {
    expect(labels(userType)).toEqual([...OWN, 'Help & Support']);
  });
});

test('the trail leads from the dashboard by the pages above', () => {
  const titles = (path: string) => trailTo(path, SCREENS).map(({ title }) => title);
  expect(titles('/app/dashboard')).toEqual([]);
  expect(titles('/individual-welcome')).toEqual([]);
  expect(titles('/app/transactions')).toEqual(['Dashboard']);
  expect(titles('/app/imports/018f')).toEqual(['Dashboard', 'Imports']);
  expect(titles('/app/settings/locale')).toEqual(['Dashboard', 'Settings']);
});
