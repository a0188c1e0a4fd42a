import { type Module, SETTINGS } from './modules.ts';
import { type Role, ROLES, SITE_ROLES, type SiteRole } from './roles.ts';

/** Everybody who may look into a workspace at all. What they see of amounts is said apart. */
export const MEMBERS: readonly Role[] = ROLES.filter((role) => role !== 'executor');
/** Those of them who see the figures. */
export const WITH_AMOUNTS: readonly Role[] = MEMBERS.filter((role) => role !== 'viewer-without-amounts');
/** Those who keep the books. */
export const EDITORS: readonly Role[] = ['owner', 'manager', 'editor'];
/** Those who decide which people and programs see the books. */
export const MANAGERS: readonly Role[] = ['owner', 'manager'];

/** Reading or changing one kind of thing in a workspace, and the roles whose members may. */
export type Permission<Name extends PermissionName = PermissionName> = {
  readonly name: Name;
  readonly roles: readonly Role[];
  /** Says which plans and account types open it. */
  readonly module: Module;
};
export type PermissionName = `${string}.${'read' | 'write'}`;

/** The two permissions of one kind of thing, such as `debts.read` and `debts.write`. */
export function permissionsOf<Noun extends string>(
  module: Module,
  noun: Noun,
  { read, write }: { read: readonly Role[]; write: readonly Role[] },
): { readonly read: Permission<`${Noun}.read`>; readonly write: Permission<`${Noun}.write`> } {
  return {
    read: { name: `${noun}.read`, roles: read, module },
    write: { name: `${noun}.write`, roles: write, module },
  };
}

/** The figures in everything that a workspace holds. Nothing is changed by this permission alone. */
export const AMOUNTS = permissionsOf(SETTINGS, 'amounts', { read: WITH_AMOUNTS, write: [] });
/** What was done in a workspace, and how well it is protected. The log itself is changed by nobody. */
export const AUDIT = permissionsOf(SETTINGS, 'audit', { read: [...MANAGERS, 'accountant'], write: [] });

/**
 * Who may call: everyone; whoever is signed in, about themselves; members whose role has the permission; those who run
 * the site.
 */
export type Access = 'anyone' | 'person' | SiteRole | Permission;

const SITE: ReadonlySet<Access> = new Set<Access>(SITE_ROLES);

export function isSiteRole(access: Access): access is SiteRole {
  return SITE.has(access);
}

/** Whether a workspace must be open for it. */
export function isPermission(access: Access): access is Permission {
  return typeof access === 'object';
}

export function isChange(access: Access): access is Permission {
  return isPermission(access) && access.name.endsWith('.write');
}

export function can(role: Role, { roles }: Permission): boolean {
  return roles.includes(role);
}

/** What nobody may do in archived books: every change but to the books themselves, by which they are restored. */
export function restsInArchive(access: Access): boolean {
  return isChange(access) && access.name !== 'workspace.write';
}

/** As it is written in the matrix and told in errors. */
export function nameOfAccess(access: Access): string {
  return isPermission(access) ? access.name : access;
}
