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

/** Roles on the whole site, beside what a person is in books (§6, `user_roles`). */
export const SITE_ROLES = ['admin', 'superuser'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** A superuser may do what an administrator may (§6). */
export function canOnSite(roles: readonly SiteRole[], required: SiteRole): boolean {
  return roles.includes('superuser') || roles.includes(required);
}
