import type { SiteRole } from '#kernel/roles.ts';
import { eventKind } from '#kernel/event.ts';

/** What somebody may do on the site has changed, up or down: their sessions are of another kind from now on. */
export const siteRoleChanged = eventKind<{ userId: string; role: SiteRole; isActive: boolean }>('role.changed');
