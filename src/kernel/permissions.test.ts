import { expect, test } from 'vitest';
import { can, type Permission, RoleSchema } from './permissions.ts';
import { opens, TierSchema } from './tiers.ts';

const changes: Permission[] = [
  'accounts.write',
  'categories.write',
  'transactions.write',
  'imports.write',
  'workspace.write',
];

test('who only views, or sleeps, changes nothing', () => {
  for (const role of ['viewer', 'viewer-without-amounts', 'contributor', 'executor'] as const)
    for (const change of changes) expect(can(role, change), `${role} ${change}`).toBe(false);
});

test('only the owner changes the books themselves', () => {
  expect(RoleSchema.options.filter((role) => can(role, 'workspace.write'))).toEqual(['owner']);
});

test('who may not see amounts reads nothing that carries them', () => {
  for (const noun of ['accounts', 'transactions', 'imports', 'dashboard'] as const)
    expect(can('viewer-without-amounts', `${noun}.read`)).toBe(false);
});

test('a plan opens what a smaller one opens, and more', () => {
  const tiers = TierSchema.options;
  for (const [index, tier] of tiers.entries())
    for (const [needed, required] of tiers.entries()) expect(opens(tier, required)).toBe(index >= needed);
});
