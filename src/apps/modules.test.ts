import { readdirSync } from 'node:fs';
import { TIERS } from '#kernel/tiers.ts';
import { describe, expect, test } from 'vitest';
import { UserTypeSchema } from '#kernel/caller.ts';
import { doorOf, isListed, type Standing, standingOf } from '#kernel/modules.ts';
import { ACCOUNTS } from '#modules/money/accounts/access.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { contractOf, type Manifest } from '#kernel/manifest.ts';
import { everyProcedure } from './server/procedures.server.ts';
import { isPermission } from '#kernel/permissions.ts';
import { ALL_MODULES, MANIFESTS, MODULES_THERE, OFFLINE_FILES } from './modules.ts';
import { comingModules, unlikePlanned } from './planned.ts';
import { SCREENS } from './web/screens.tsx';

const NAMES = ALL_MODULES.map(({ name }) => name);
const named = (name: string) => {
  const module = ALL_MODULES.find((one) => one.name === name);
  if (module === undefined) throw new Error(`no module ${name}`);
  return module;
};
const someone = (standing: Partial<Standing> = {}): Standing => ({
  userType: 'individual',
  tier: 'free',
  roles: [],
  ...standing,
});
const open = (standing: Partial<Standing>) =>
  ALL_MODULES.filter((module) => doorOf(module, someone(standing)) === 'open').map(({ name }) => name);

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
    expect(open({}).filter((name) => named(name).tier !== 'free')).toEqual([]);
  });

  test.each([
    ['pro', [...FREE, ...PRO], BUSINESS],
    ['business', [...FREE, ...PRO, ...BUSINESS], []],
    ['enterprise', [...FREE, ...PRO, ...BUSINESS], []],
  ] as const)('%s opens more, and what it does not open is locked and still shown', (tier, opened, locked) => {
    expect(open({ tier })).toEqual(expect.arrayContaining([...opened]));
    for (const name of locked) {
      expect(doorOf(named(name), someone({ tier }))).toBe('locked');
      expect(isListed(named(name), someone({ tier }))).toBe(true);
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
      expect(doorOf(named('legacy-planning'), manager)).toBe('shut');
      expect(isListed(named('legacy-planning'), manager)).toBe(false);
    }
    expect(open({ userType: 'business_finance_manager' })).toEqual(expect.arrayContaining([...MANAGED]));
  });

  test('business_finance_manager finds neither quests nor the email agent in the menu, but may open them', () => {
    for (const name of ['quests', 'email-agent'] as const) {
      const manager = someone({ userType: 'business_finance_manager', tier: 'pro' });
      expect(isListed(named(name), manager)).toBe(false);
      expect(doorOf(named(name), manager)).toBe('open');
      expect(isListed(named(name), someone({ tier: 'pro' }))).toBe(true);
    }
  });

  test('manages neither users nor the enterprise', () => {
    for (const userType of UserTypeSchema.options)
      for (const tier of TIERS)
        for (const name of ['users', 'enterprise'] as const)
          expect(doorOf(named(name), someone({ userType, tier })), `${userType} on ${tier}: ${name}`).toBe('shut');
  });
});

test.each(['admin', 'superuser'] as const)('a %s gets every module, whatever their type and plan', (role) => {
  for (const userType of UserTypeSchema.options) expect(open({ userType, roles: [role] })).toEqual(NAMES);
});

test('what a permission opens is the module that it belongs to', () => {
  expect(IMPORTS.write.module.name).toBe('transactions');
  expect(ACCOUNTS.read.module.name).toBe('bank-accounts');
  for (const { path, meta } of everyProcedure())
    if (isPermission(meta.access)) expect(meta.module, path.join('.')).toBe(meta.access.module);
});

test('one name is one permission, one module and one limit, whichever contract says it', () => {
  const [permissions, modules, limits] = [new Map(), new Map(), new Map()];
  const same = (known: Map<string, unknown>, name: string, value: unknown) => {
    expect(known.get(name) ?? value, name).toEqual(value);
    known.set(name, value);
  };
  for (const { meta } of everyProcedure()) {
    if (isPermission(meta.access)) same(permissions, meta.access.name, meta.access);
    if (meta.module !== null) same(modules, meta.module.name, meta.module);
    if (meta.limit !== null) same(limits, meta.limit.name, meta.limit);
  }
});

test('webhooks tell of commands of the module that declares them, each once', () => {
  const events = MANIFESTS.flatMap((manifest: Manifest) => {
    const group = manifest.webhooks?.events ?? [];
    const names = Object.keys(manifest.contract ?? {});
    const audits = everyProcedure().flatMap(({ path, meta }) =>
      names.includes(path[0] ?? '') ? (meta.audit ?? []) : [],
    );
    expect(audits).toEqual(expect.arrayContaining([...group]));
    return group;
  });
  expect(new Set(events).size).toBe(events.length);
});

test('each file that is to work without a network is one file of the modules', () => {
  const files = readdirSync(new URL('../modules/', import.meta.url), { recursive: true, encoding: 'utf8' });
  for (const file of OFFLINE_FILES)
    expect(
      files.filter((path) => path.endsWith(`/${file}`)),
      file,
    ).toHaveLength(1);
});

test('two modules that bring procedures of one name are refused', () => {
  const [one] = MANIFESTS;
  expect(() => contractOf([one, one])).toThrow('same name');
});

test('what procedures and screens open is in the list of modules', () => {
  const listed = new Set(MODULES_THERE.map(({ name }) => name));
  for (const { path, meta } of everyProcedure())
    expect(meta.module === null || listed.has(meta.module.name), path.join('.')).toBe(true);
  // The page of plans is itself what `pricing` opens, and the portal has screens of its own.
  const withPage = new Set([...SCREENS.map(({ module }) => module.name), 'pricing', 'users']);
  expect(withPage).toEqual(listed);
});

test('what was planned and is there has the plan and the types that were planned', () => {
  expect(unlikePlanned(MODULES_THERE)).toEqual([]);
  expect(unlikePlanned([{ name: 'budgets', tier: 'free' }])).toEqual([]);
  expect(
    unlikePlanned([
      { name: 'budgets', tier: 'pro' },
      { name: 'quests', tier: 'pro' },
    ]),
  ).toEqual(['budgets', 'quests']);
  expect(comingModules([{ name: 'budgets', tier: 'free' }]).map(({ name }) => name)).not.toContain('budgets');
  expect(comingModules([]).map(({ name }) => name)).not.toContain('enterprise');
});

test('each plan sells these, and everything else is free', () => {
  const sold = (tier: (typeof TIERS)[number]) => NAMES.filter((name) => named(name).tier === tier);
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
  const free = NAMES.filter((name) => named(name).tier === 'free' && name !== 'users');
  expect(open({})).toEqual(free);
  expect(open({ userType: 'business_finance_manager' })).toEqual(free.filter((name) => name !== 'legacy-planning'));
});

test('modules for administrators are in no menu but theirs', () => {
  for (const name of ['users', 'enterprise'] as const) {
    expect(isListed(named(name), someone({ tier: 'enterprise' }))).toBe(false);
    expect(isListed(named(name), someone({ roles: ['admin'] }))).toBe(true);
  }
});

test('what opens modules is the account type, the plan and the roles of who calls', () => {
  const caller = { person: { userType: 'advisor' }, tier: 'pro', roles: ['admin'] } as unknown as Parameters<
    typeof standingOf
  >[0];
  expect(standingOf(caller)).toEqual({ userType: 'advisor', tier: 'pro', roles: ['admin'] });
});
