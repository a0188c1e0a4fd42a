import type { SiteRole } from '#kernel/roles.ts';
import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

type Change = { userId: string; role: SiteRole; isActive: boolean };

/** `key`: another one each time. */
export function siteRoleNotice({ userId, role, isActive }: Change, key: string) {
  const name = role === 'superuser' ? 'a superuser' : 'an administrator';
  return noticeGiven({
    ...OF_ACCOUNT,
    actionUrl: null,
    userIds: [userId],
    key: `role.changed ${key}`,
    severity: 'high',
    title: isActive ? `You are ${name} of this site now` : `You are not ${name} of this site any more`,
    message: isActive
      ? 'The administrator portal is open to you, with a second factor. Your books are as they were.'
      : 'The administrator portal is closed to you. Your books are as they were.',
  });
}
