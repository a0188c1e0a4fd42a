import { inTransaction } from '#platform/database.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';
import { deliverNotices } from './posting.server.ts';
import { undoneUntil } from './rules.ts';
import { sweepNotices } from './store.server.ts';

/** Deletes messages that are over, and those deleted so long ago that nobody wants them back. */
export async function deleteOldNotices({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const deletedBefore = new Date(undoneUntil(now()));
  const sweep = () => inTransaction(pool, { role: 'ilifa_auth' }, (db) => sweepNotices(db, now(), deletedBefore));
  while ((await sweep()) > 0);
}

export const JOBS: readonly Job[] = [
  { name: 'notifications.deliver', everyMs: 20_000, isExclusive: false, run: deliverNotices },
  { name: 'old-notifications.delete', everyMs: 10 * 60_000, isExclusive: true, run: deleteOldNotices },
];
