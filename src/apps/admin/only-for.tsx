import { ShieldAlert } from 'lucide-react';
import { Outlet } from 'react-router';
import { GUARD_ERRORS } from '#kernel/contract.ts';
import { canOnSite, type SiteRole } from '#kernel/roles.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useAdminSecurity } from './admin-security.tsx';

/** Pages for one role (§6). The server refuses what they ask for all the same. */
export function OnlyFor({ needs }: { needs: SiteRole }) {
  const { roles } = useAdminSecurity();
  if (canOnSite(roles, needs)) return <Outlet />;
  const { message } = GUARD_ERRORS[needs === 'superuser' ? 'SUPERUSER_NEEDED' : 'ADMIN_NEEDED'];
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        icon={<ShieldAlert aria-hidden />}
        title={message}
        actions={<LinkButton to="/admin/dashboard">Back to the dashboard</LinkButton>}
      />
    </div>
  );
}
