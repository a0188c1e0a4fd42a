import { createContext, type ReactNode, use } from 'react';
import type { SiteRole } from '#kernel/roles.ts';
import { securityLevelOf } from '#modules/people/site-settings/rules.ts';
import { fromContext } from '#ui/missing-context.ts';

type AdminSecurity = { readonly roles: readonly SiteRole[]; readonly level: ReturnType<typeof securityLevelOf> };

const AdminSecurityContext = createContext<AdminSecurity | null>(null);

/** Around the portal: which roles someone came in by, and how strictly they are held to them (§6). */
export function AdminSecurityProvider({ roles, children }: Pick<AdminSecurity, 'roles'> & { children: ReactNode }) {
  return <AdminSecurityContext value={{ roles, level: securityLevelOf(roles) }}>{children}</AdminSecurityContext>;
}

/** @throws outside of `AdminSecurityProvider` */
export function useAdminSecurity(): AdminSecurity {
  return fromContext(use(AdminSecurityContext), {
    context: 'admin security',
    hook: 'useAdminSecurity',
    provider: 'AdminSecurityProvider',
  });
}
