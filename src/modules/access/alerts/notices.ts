import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';
import type { NewAlert } from './model.ts';

/** An alert, told in the app and by the ways that its person wants. */
export function alertNotice(userId: string, alertId: string, { severity, title, description }: NewAlert) {
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `alert ${alertId}`,
    severity,
    title,
    message: description,
  });
}
