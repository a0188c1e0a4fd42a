import { expect, test } from 'vitest';
import {
  AMOUNTS,
  AUDIT,
  can,
  EDITORS,
  isChange,
  isPermission,
  isSiteRole,
  MANAGERS,
  MEMBERS,
  nameOfAccess,
  permissionsOf,
  restsInArchive,
  WITH_AMOUNTS,
} from './permissions.ts';
import { SETTINGS } from './modules.ts';
import { canOnSite, ROLES } from './roles.ts';
import { TIERS, opens } from './tiers.ts';

const NOTES = permissionsOf(SETTINGS, 'notes', { read: MEMBERS, write: EDITORS });
const WORKSPACE = permissionsOf(SETTINGS, 'workspace', { read: MEMBERS, write: ['owner'] });

test('who sleeps sees nothing, and who sees no amounts sees all else', () => {
  expect(ROLES.filter((role) => !MEMBERS.includes(role))).toEqual(['executor']);
  expect(ROLES.filter((role) => !WITH_AMOUNTS.includes(role))).toEqual(['viewer-without-amounts', 'executor']);
});

test('who decides about members keeps the books too', () => {
  expect(MANAGERS).toEqual(['owner', 'manager']);
  expect(EDITORS).toEqual(['owner', 'manager', 'editor']);
});

test('a permission has its name, its module and the roles that it was given', () => {
  expect(NOTES.read).toEqual({ name: 'notes.read', roles: MEMBERS, module: SETTINGS });
  expect(NOTES.write).toEqual({ name: 'notes.write', roles: EDITORS, module: SETTINGS });
  for (const role of ROLES) expect(can(role, NOTES.write), role).toBe(EDITORS.includes(role));
});

test('nobody writes amounts or the record of what was done by itself', () => {
  for (const role of ROLES) expect(can(role, AMOUNTS.write) || can(role, AUDIT.write), role).toBe(false);
});

test('a plan opens what a smaller one opens, and more', () => {
  const tiers = TIERS;
  for (const [index, tier] of tiers.entries())
    for (const [needed, required] of tiers.entries()) expect(opens(tier, required)).toBe(index >= needed);
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
  for (const access of ['anyone', 'person', NOTES.read] as const) expect(isSiteRole(access)).toBe(false);
});

test('in an archived workspace nothing changes but the workspace, which can be restored', () => {
  expect([NOTES.read, NOTES.write, WORKSPACE.write].map(restsInArchive)).toEqual([false, true, false]);
  for (const access of ['anyone', 'person', 'admin', 'superuser'] as const) expect(restsInArchive(access)).toBe(false);
});

test('access that asks for an open workspace is known by its kind, and written by its name', () => {
  expect([NOTES.read, 'person', 'admin'].map((access) => isPermission(access as 'person'))).toEqual([
    true,
    false,
    false,
  ]);
  expect([isChange(NOTES.write), isChange(NOTES.read), isChange('superuser')]).toEqual([true, false, false]);
  expect([nameOfAccess(NOTES.read), nameOfAccess('anyone')]).toEqual(['notes.read', 'anyone']);
});
