import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

type Change = { readonly userId: string; readonly what: string; readonly key: string };

/** An e-mail says it too. `key`: another one each time. */
export function factorAddedNotice({ userId, what, key }: Change) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `factor.added ${key}`,
    severity: 'medium',
    title: 'A second factor was added',
    message: `${what} can be shown from now on when you sign in. If it was not you, remove it and change your password.`,
    hasEmail: true,
  });
}

export function factorRemovedNotice({ userId, what, key }: Change) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `factor.removed ${key}`,
    severity: 'high',
    title: 'A second factor was removed',
    message: `${what} opens your account no longer. If it was not you, change your password and add a factor of yours.`,
    hasEmail: true,
  });
}

export function backupCodesNotice({ userId, key }: Omit<Change, 'what'>) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `backup-codes.renewed ${key}`,
    severity: 'medium',
    title: 'New backup codes were made',
    message: 'The codes before them count no longer. If it was not you, make new ones and change your password.',
    hasEmail: true,
  });
}
