import type { SiteRole } from '#kernel/roles.ts';
import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

type Change = { userId: string; role: SiteRole; isActive: boolean };

/** `key`: another one each time. */
export function siteRoleNotice({ userId, role, isActive }: Change, key: string) {
  const roleName = role === 'superuser' ? 'a superuser' : 'an administrator';
  return noticeGiven({
    ...OF_ACCOUNT,
    actionUrl: null,
    userIds: [userId],
    key: `role.changed ${key}`,
    severity: 'high',
    title: isActive ? `You are now ${roleName} of this site` : `You are no longer ${roleName} of this site`,
    message: isActive
      ? 'You can open the administrator portal with two-step verification.'
      : 'You can no longer open the administrator portal. Your own data was not changed.',
  });
}
