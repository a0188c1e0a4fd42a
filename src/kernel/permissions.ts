/** What a member may be in a workspace (decisions, "Who owns a row"). An executor sleeps until a legacy release. */
export const ROLES = [
  'owner',
  'manager',
  'editor',
  'contributor',
  'viewer',
  'viewer-without-amounts',
  'accountant',
  'executor',
] as const;
export type Role = (typeof ROLES)[number];

/** The things in a workspace that one may read or write. `amounts` is the figures in all of them. */
export type Noun =
  | 'workspace'
  | 'members'
  | 'accounts'
  | 'categories'
  | 'transactions'
  | 'imports'
  | 'debts'
  | 'dashboard'
  | 'amounts'
  | 'integrations'
  | 'audit';
export type Permission = `${Noun}.${'read' | 'write'}`;

/** Roles on the whole site, beside what a person is in books (§6, `user_roles`). */
export const SITE_ROLES = ['admin', 'superuser'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/**
 * Who may call: everyone; whoever is signed in, about themselves; members whose role has the permission; those who run
 * the site.
 */
export type Access = 'anyone' | 'person' | SiteRole | Permission;

const SITE: ReadonlySet<Access> = new Set<Access>(SITE_ROLES);

export function isSiteRole(access: Access): access is SiteRole {
  return SITE.has(access);
}

/** A superuser may do what an administrator may (§6). */
export function canOnSite(roles: readonly SiteRole[], required: SiteRole): boolean {
  return roles.includes('superuser') || roles.includes(required);
}

/** What whoever may look at all looks at; without the figures. */
const OUTLINE: readonly Permission[] = [
  'accounts.read',
  'categories.read',
  'transactions.read',
  'dashboard.read',
  'debts.read',
  'workspace.read',
];
// Files of statements are full of amounts that nothing can take out of them.
const BOOKS: readonly Permission[] = [...OUTLINE, 'amounts.read', 'imports.read'];
const KEEPING: readonly Permission[] = [
  ...BOOKS,
  'accounts.write',
  'categories.write',
  'transactions.write',
  'imports.write',
  'debts.write',
];

/** Who else sees the books, people or programs. */
const RUNNING: readonly Permission[] = [
  ...KEEPING,
  'members.read',
  'members.write',
  'audit.read',
  'integrations.read',
  'integrations.write',
];

const GRANTS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set<Permission>([...RUNNING, 'workspace.write']),
  manager: new Set(RUNNING),
  editor: new Set<Permission>([...KEEPING, 'members.read']),
  // Which rows are its own, the database decides (policies of `transactions`).
  contributor: new Set<Permission>([...BOOKS, 'transactions.write']),
  viewer: new Set(BOOKS),
  'viewer-without-amounts': new Set(OUTLINE),
  accountant: new Set<Permission>([...BOOKS, 'categories.write', 'members.read', 'audit.read']),
  executor: new Set(),
};

export function can(role: Role, permission: Permission): boolean {
  return GRANTS[role].has(permission);
}

/** What nobody may do in archived books: every change but to the books themselves, by which they are restored. */
export function restsInArchive(access: Access): boolean {
  return access.endsWith('.write') && access !== 'workspace.write';
}
