import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

type Arrival = { readonly userId: string; readonly sessionId: string; readonly device: string };

/** Somebody signed in on a device that the account has not been used on. */
export function newDeviceNotice({ userId, sessionId, device }: Arrival) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `device.new ${sessionId}`,
    severity: 'high',
    title: 'New device signed in',
    message: `${device} signed in to your account. If this was not you, sign that device out and change your password.`,
  });
}
