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
    title: `Messages were switched on in ${name}`,
    message:
      'It shows your news while the app is closed. If it was not you, remove it under Notifications in the settings and change your password.',
  });
}
