import { noticeGiven, OF_ACCOUNT } from './events.ts';

/** `key`: another one each time. */
export function passwordChangedNotice(userId: string, key: string) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `password.changed ${key}`,
    severity: 'high',
    title: 'Your password was changed',
    message: 'Your other devices were signed out. If this was not you, reset your password from the sign-in page now.',
    hasEmail: true,
  });
}

type Pushed = { readonly userId: string; readonly id: string; readonly name: string };

/** Messages show in another browser from now on: whoever had come into the account could read along there. */
export function browserAddedNotice({ userId, id, name }: Pushed) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `push.subscribed ${id}`,
    severity: 'medium',
    title: `Notifications turned on in ${name}`,
    message: 'If this was not you, remove it under Settings, Notifications, and change your password.',
  });
}
