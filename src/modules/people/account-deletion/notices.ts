import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

/** Read by who signs in again, which undoes it. */
export function erasureAskedNotice(userId: string, now: Date) {
  return noticeGiven({
    ...OF_ACCOUNT,
    actionUrl: '/app/settings/advanced',
    userIds: [userId],
    key: `erasure.asked ${now.toISOString()}`,
    severity: 'high',
    title: 'Account deletion was cancelled',
    message:
      'You signed in, so we cancelled the deletion of your account. If you did not ask for the deletion, change your password.',
    hasEmail: true,
  });
}
