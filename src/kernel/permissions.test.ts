import { expect, test } from 'vitest';
import { ROLES, can, type Permission } from './permissions.ts';
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
