import { plural } from '#kernel/plural.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';

/** What somebody who looks around finds behind the bell. */
export function demoNotices({
  userId,
  workspaceId,
  transactions,
}: {
  userId: string;
  workspaceId: string;
  transactions: number;
}) {
  const about = {
    userIds: [userId],
    workspaceId,
    type: 'system',
    severity: 'low',
    why: 'You are trying the demo.',
  } as const;
  return [
    noticeGiven({
      ...about,
      key: `demo.import ${workspaceId}`,
      title: 'Try your own statement',
      message: 'Import a file from your bank. You check it before it is saved, and you can undo it.',
      actionUrl: '/app/imports',
    }),
    noticeGiven({
      ...about,
      key: `demo.filled ${workspaceId}`,
      title: 'This is demo data',
      message: `The demo has ${plural(transactions, 'transaction')} from two years. Change anything you like.`,
      actionUrl: '/app/transactions',
    }),
  ];
}
