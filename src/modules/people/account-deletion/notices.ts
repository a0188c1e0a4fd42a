import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

/** Read by who signs in again, which undoes it. */
export function erasureAskedNotice(userId: string, now: Date) {
  return noticeGiven({
    ...OF_ACCOUNT,
    actionUrl: '/app/settings/advanced',
    userIds: [userId],
    key: `erasure.asked ${now.toISOString()}`,
    severity: 'high',
    title: 'The deletion of your account was asked for',
    message:
      'Signing in again has undone it: your account and your books stay as they were. If it was not you who asked, change your password.',
    hasEmail: true,
  });
}
