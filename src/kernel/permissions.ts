import * as z from 'zod';

/** What a member may be in a workspace (decisions, "Who owns a row"). An executor sleeps until a legacy release. */
export const RoleSchema = z.enum([
  'owner',
  'manager',
  'editor',
  'contributor',
  'viewer',
  'viewer-without-amounts',
  'accountant',
  'executor',
]);
export type Role = z.infer<typeof RoleSchema>;

/** The things in a workspace that one may read or write. */
export type Noun = 'workspace' | 'accounts' | 'categories' | 'transactions' | 'imports' | 'dashboard' | 'audit';
export type Permission = `${Noun}.${'read' | 'write'}`;

/** Who may call: everyone, or members whose role has the permission. */
export type Access = Permission | 'anyone';

const BOOKS: readonly Permission[] = [
  'accounts.read',
  'categories.read',
  'transactions.read',
  'imports.read',
  'dashboard.read',
  'workspace.read',
];
const KEEPING: readonly Permission[] = [
  ...BOOKS,
  'accounts.write',
  'categories.write',
  'transactions.write',
  'imports.write',
];

const GRANTS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set<Permission>([...KEEPING, 'workspace.write', 'audit.read']),
  manager: new Set<Permission>([...KEEPING, 'audit.read']),
  editor: new Set(KEEPING),
  // A contributor's own rows need a rule on each row, which arrives with sharing; until then it reads.
  contributor: new Set(BOOKS),
  viewer: new Set(BOOKS),
  // Every answer of the books carries amounts today, so nothing of them is open yet.
  'viewer-without-amounts': new Set<Permission>(['categories.read', 'workspace.read']),
  accountant: new Set<Permission>([...BOOKS, 'categories.write', 'audit.read']),
  executor: new Set(),
};

export function can(role: Role, permission: Permission): boolean {
  return GRANTS[role].has(permission);
}
