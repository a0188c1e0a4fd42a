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

/** Roles on the whole site, beside what a person is in books (§6, `user_roles`). */
export const SiteRoleSchema = z.enum(['admin', 'superuser']);
export type SiteRole = z.infer<typeof SiteRoleSchema>;

/**
 * Who may call: everyone; whoever is signed in, about themselves; members whose role has the permission; those who run
 * the site.
 */
export type Access = 'anyone' | 'person' | SiteRole | Permission;

const SITE: ReadonlySet<Access> = new Set<Access>(SiteRoleSchema.options);

export function isSiteRole(access: Access): access is SiteRole {
  return SITE.has(access);
}

/** A superuser may do what an administrator may (§6). */
export function canOnSite(roles: readonly SiteRole[], required: SiteRole): boolean {
  return roles.includes('superuser') || roles.includes(required);
}

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
