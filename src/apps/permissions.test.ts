import { expect, test } from 'vitest';
import { AMOUNTS, can, isPermission } from '#kernel/permissions.ts';
import type { Role } from '#kernel/roles.ts';
import { everyProcedure } from './server/procedures.server.ts';

/** Every permission that a procedure asks for, and the amounts, which are asked about in answers. */
const every = [
  ...new Map(
    [...everyProcedure().map(({ meta }) => meta.access), AMOUNTS.read]
      .filter(isPermission)
      .map((permission) => [permission.name, permission]),
  ).values(),
];
// What a module declares that is not in the table below is its own affair, within these bounds.
test('whoever changes something may read it, and an executor may do nothing', () => {
  for (const { name, roles } of every) {
    const read = every.find((one) => one.name === name.replace('.write', '.read'));
    expect(
      roles.filter((role) => read?.roles.includes(role) === false),
      name,
    ).toEqual([]);
    expect(roles, name).not.toContain('executor');
  }
});

const changes = every.filter(({ name }) => name.endsWith('.write'));

test('who only views, or sleeps, changes nothing', () => {
  for (const role of ['viewer', 'viewer-without-amounts', 'executor'] as const)
    for (const change of changes) expect(can(role, change), `${role} ${change.name}`).toBe(false);
});

test('a contributor writes transactions and their receipts, and nothing else', () => {
  expect(changes.filter((change) => can('contributor', change)).map(({ name }) => name)).toEqual([
    'transactions.write',
    'splits.write',
    'attachments.write',
  ]);
});

test('the owner may do everything', () => {
  expect(every.filter((permission) => !can('owner', permission))).toEqual([]);
});

const LOOKS = [
  'workspace.read',
  'accounts.read',
  'categories.read',
  'transactions.read',
  'recurring.read',
  'debts.read',
  'dashboard.read',
];
const SEES = [...LOOKS, 'imports.read', 'amounts.read'];
const KEEPS = [
  ...SEES,
  'accounts.write',
  'categories.write',
  'transactions.write',
  'imports.write',
  'recurring.write',
  'debts.write',
];
const RUNS = [...KEEPS, 'members.read', 'members.write', 'integrations.read', 'integrations.write', 'audit.read'];

const KNOWN: ReadonlySet<string> = new Set([...RUNS, 'workspace.write']);

test.each<[Role, readonly string[]]>([
  ['owner', [...RUNS, 'workspace.write']],
  ['manager', RUNS],
  ['editor', [...KEEPS, 'members.read']],
  ['contributor', [...SEES, 'transactions.write']],
  ['viewer', SEES],
  ['viewer-without-amounts', LOOKS],
  ['accountant', [...SEES, 'categories.write', 'members.read', 'audit.read']],
  ['executor', []],
])('a %s may do this of what there is in every workspace: %j', (role, allowed) => {
  expect(
    every
      .filter((permission) => KNOWN.has(permission.name) && can(role, permission))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(allowed.toSorted());
});
