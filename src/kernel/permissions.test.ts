import { expect, test } from 'vitest';
import { ROLES, can, canOnSite, isSiteRole, type Permission, restsInArchive, type Role } from './permissions.ts';
import { TIERS, opens } from './tiers.ts';

const changes: Permission[] = [
  'accounts.write',
  'categories.write',
  'transactions.write',
  'imports.write',
  'workspace.write',
  'members.write',
  'integrations.write',
];

test('who only views, or sleeps, changes nothing', () => {
  for (const role of ['viewer', 'viewer-without-amounts', 'executor'] as const)
    for (const change of changes) expect(can(role, change), `${role} ${change}`).toBe(false);
});

test('a contributor writes transactions and nothing else', () => {
  expect(changes.filter((change) => can('contributor', change))).toEqual(['transactions.write']);
});

test('the owner and managers decide about members', () => {
  expect(ROLES.filter((role) => can(role, 'members.write'))).toEqual(['owner', 'manager']);
});

test('who decides which people see the books decides which programs do', () => {
  for (const permission of ['integrations.read', 'integrations.write'] as const)
    expect(ROLES.filter((role) => can(role, permission))).toEqual(['owner', 'manager']);
});

test('only the owner changes the books themselves', () => {
  expect(ROLES.filter((role) => can(role, 'workspace.write'))).toEqual(['owner']);
});

test('amounts are for everyone who reads the books, but for the role named so', () => {
  const without = ROLES.filter((role) => !can(role, 'amounts.read'));
  expect(without).toEqual(['viewer-without-amounts', 'executor']);
  expect(can('viewer-without-amounts', 'transactions.read')).toBe(true);
  // Statement files are full of amounts that nothing takes out.
  expect(can('viewer-without-amounts', 'imports.read')).toBe(false);
});

test('a plan opens what a smaller one opens, and more', () => {
  const tiers = TIERS;
  for (const [index, tier] of tiers.entries())
    for (const [needed, required] of tiers.entries()) expect(opens(tier, required)).toBe(index >= needed);
});

const NOUNS = [
  'workspace',
  'members',
  'accounts',
  'categories',
  'transactions',
  'imports',
  'debts',
  'dashboard',
  'amounts',
  'integrations',
  'audit',
] as const;
const every = NOUNS.flatMap((noun) => [`${noun}.read`, `${noun}.write`] as const);

const LOOKS = [
  'workspace.read',
  'accounts.read',
  'categories.read',
  'transactions.read',
  'debts.read',
  'dashboard.read',
];
const SEES = [...LOOKS, 'imports.read', 'amounts.read'];
const KEEPS = [...SEES, 'accounts.write', 'categories.write', 'transactions.write', 'imports.write', 'debts.write'];
const RUNS = [...KEEPS, 'members.read', 'members.write', 'integrations.read', 'integrations.write', 'audit.read'];

test.each<[Role, readonly string[]]>([
  ['owner', [...RUNS, 'workspace.write']],
  ['manager', RUNS],
  ['editor', [...KEEPS, 'members.read']],
  ['contributor', [...SEES, 'transactions.write']],
  ['viewer', SEES],
  ['viewer-without-amounts', LOOKS],
  ['accountant', [...SEES, 'categories.write', 'members.read', 'audit.read']],
  ['executor', []],
])('a %s may do this and nothing else: %j', (role, allowed) => {
  expect(every.filter((permission) => can(role, permission)).toSorted()).toEqual(allowed.toSorted());
});

test.each([
  ['nobody', [], false, false],
  ['an administrator', ['admin'], true, false],
  ['a superuser', ['superuser'], true, true],
  ['who is both', ['admin', 'superuser'], true, true],
] as const)('%s may do what is for administrators and what is for superusers', (_, roles, asAdmin, asSuperuser) => {
  expect([canOnSite(roles, 'admin'), canOnSite(roles, 'superuser')]).toEqual([asAdmin, asSuperuser]);
});

test('roles of the site are the two of §6, and no permission in a workspace is one', () => {
  expect(isSiteRole('admin') && isSiteRole('superuser')).toBe(true);
  for (const access of ['anyone', 'person', ...every] as const) expect(isSiteRole(access), access).toBe(false);
});

test('in an archived workspace nothing changes but the workspace, which can be restored', () => {
  expect(every.filter(restsInArchive)).toEqual(
    every.filter((permission) => permission.endsWith('.write') && permission !== 'workspace.write'),
  );
  for (const access of ['anyone', 'person', 'admin', 'superuser'] as const) expect(restsInArchive(access)).toBe(false);
});
