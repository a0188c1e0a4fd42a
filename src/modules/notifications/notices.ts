import { noticeGiven, OF_ACCOUNT } from './events.ts';

/** `key`: another one each time. */
export function passwordChangedNotice(userId: string, key: string) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `password.changed ${key}`,
    severity: 'high',
    title: 'Your password was changed',
    message:
      'All other sessions were ended. If it was not you, choose another password at once: the link on the sign-in page needs no password.',
    hasLetter: true,
  });
}
