import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

type Change = { readonly userId: string; readonly what: string; readonly key: string };

/** An e-mail says it too. `key`: another one each time. */
export function factorAddedNotice({ userId, what: method, key }: Change) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `factor.added ${key}`,
    severity: 'medium',
    title: 'Two-step verification added',
    message: `${method} can now be used to sign in. If this was not you, remove the method and change your password.`,
    hasEmail: true,
  });
}

export function factorRemovedNotice({ userId, what: method, key }: Change) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `factor.removed ${key}`,
    severity: 'high',
    title: 'Two-step verification removed',
    message: `${method} can no longer be used to sign in. If this was not you, change your password and add the method again.`,
    hasEmail: true,
  });
}

export function backupCodesNotice({ userId, key }: Omit<Change, 'what'>) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `backup-codes.renewed ${key}`,
    severity: 'medium',
    title: 'New backup codes created',
    message: 'The old codes no longer work. If this was not you, create new codes and change your password.',
    hasEmail: true,
  });
}
