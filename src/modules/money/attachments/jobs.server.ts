import { connectionOf, inTransaction } from '#platform/database.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';

/** Deletes receipts and other attachments that were deleted 30 days ago, and with the last of a file its bytes. In migration "attachments-grants". */
export async function deleteOldAttachments({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  await inTransaction(pool, { role: 'ilifa_app' }, (db) =>
    connectionOf(db).query('select forget_deleted_attachments($1)', [now()]),
  );
}

export const JOBS: readonly Job[] = [
  { name: 'old-attachments.delete', everyMs: 60 * 60_000, isExclusive: true, run: deleteOldAttachments },
];
