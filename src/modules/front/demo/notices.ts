import { noticeGiven } from '#modules/people/notifications/events.ts';

/** What somebody who looks around finds behind the bell. */
export function demoNotices({ userId, workspaceId, rows }: { userId: string; workspaceId: string; rows: number }) {
  const about = {
    userIds: [userId],
    workspaceId,
    type: 'system',
    severity: 'low',
    why: 'You are looking around in the demo.',
  } as const;
  return [
    noticeGiven({
      ...about,
      key: `demo.import ${workspaceId}`,
      title: 'Try a statement of your own',
      message:
        'Drop a file from your bank. You see everything before it is kept, and an import can be taken back whole.',
      actionUrl: '/app/imports',
    }),
    noticeGiven({
      ...about,
      key: `demo.filled ${workspaceId}`,
      title: 'These books are made up',
      message: `${rows} transactions of two years are in them. Change what you like: nobody is harmed.`,
      actionUrl: '/app/transactions',
    }),
  ];
}
