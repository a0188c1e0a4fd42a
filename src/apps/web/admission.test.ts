import { describe, expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { TRANSACTIONS } from '#modules/money/transactions/access.ts';
import { PLANNED } from '../planned.ts';
import { admissionOf } from './admission.ts';

/** One of the modules of §6. */
function moduleOf(name: string) {
  const module = PLANNED.find((one) => one.name === name);
  if (module === undefined) throw new Error(`no module ${name}`);
  return module;
}

const ID = '018f4d7a-0000-7000-8000-000000000000';
const PERSON: Caller['person'] = {
  id: ID,
  email: 'thandi@example.com',
  displayName: 'Thandi',
  firstName: null,
  lastName: null,
  userType: 'individual',
  country: 'ZA',
};

type Asked = Partial<Pick<Caller, 'tier' | 'roles'>> & {
  userType?: Caller['person']['userType'];
  role?: Caller['workspace']['role'];
};

const KEPT = { isLimited: false, isArchived: false, owesFactor: false, ownerId: ID };

function callerWith({ userType = 'individual', role = 'owner', tier = 'free', roles = [] }: Asked = {}): Caller {
  const workspace = {
    id: ID,
    kind: 'personal',
    name: 'Thandi',
    country: 'ZA',
    currency: 'ZAR',
    role,
    ...KEPT,
  } as const;
  return { person: { ...PERSON, userType }, workspace, tier, roles };
}

const verdict = (asked: Asked, needs: Parameters<typeof admissionOf>[1]) => admissionOf(callerWith(asked), needs).is;

describe('a route lets in', () => {
  test('everyone who is signed in, where it asks nothing', () => {
    expect(verdict({ role: 'executor' }, {})).toBe('let in');
  });

  test('the account types that it names, and no other', () => {
    const needs = { types: ['business', 'business_finance_manager'] } as const;
    expect(verdict({ userType: 'business' }, needs)).toBe('let in');
    expect(verdict({}, needs)).toBe('refused');
  });

  test('the roles on the site that it names; a superuser has them all', () => {
    expect(verdict({ roles: ['admin'] }, { roles: ['admin'] })).toBe('let in');
    expect(verdict({ roles: ['superuser'] }, { roles: ['admin'] })).toBe('let in');
    expect(verdict({ roles: ['admin'] }, { roles: ['superuser'] })).toBe('refused');
    expect(verdict({}, { roles: ['admin'] })).toBe('refused');
  });

  test('members with every permission that it names', () => {
    const permissions = [TRANSACTIONS.read, TRANSACTIONS.write];
    expect(verdict({ role: 'editor' }, { permissions })).toBe('let in');
    expect(verdict({ role: 'viewer' }, { permissions })).toBe('refused');
  });

  test('whose plan opens its module, and says which plan would', () => {
    expect(verdict({ tier: 'pro' }, { module: moduleOf('analytics') })).toBe('let in');
    expect(admissionOf(callerWith(), { module: moduleOf('analytics') })).toEqual({ is: 'locked', needs: 'pro' });
    expect(admissionOf(callerWith({ tier: 'pro' }), { module: moduleOf('union-schemes') })).toEqual({
      is: 'locked',
      needs: 'business',
    });
  });

  test('administrators to every module', () => {
    expect(verdict({ roles: ['admin'] }, { module: moduleOf('union-schemes') })).toBe('let in');
  });

  test('a finance manager to a legacy plan only in the books of others', () => {
    const manager = { userType: 'business_finance_manager', tier: 'enterprise' } as const;
    expect(verdict(manager, { module: moduleOf('legacy-planning') })).toBe('refused');
    expect(verdict({ ...manager, role: 'manager' }, { module: moduleOf('legacy-planning') })).toBe('let in');
  });
});
