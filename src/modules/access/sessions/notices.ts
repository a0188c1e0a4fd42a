import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

type Arrival = { readonly userId: string; readonly sessionId: string; readonly device: string };

/** Somebody signed in on a device that the account has not been used on. */
export function newDeviceNotice({ userId, sessionId, device }: Arrival) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `device.new ${sessionId}`,
    severity: 'high',
    title: 'Somebody signed in on a new device',
    message: `It calls itself ${device}. If it was you, there is nothing to do. If not, end that session and change your password.`,
  });
}
