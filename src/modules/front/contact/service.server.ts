import { inTransaction } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { forgetEnquiries } from './store.server.ts';
import { KEPT_DAYS } from './words.ts';

const DAY = 24 * 60 * 60_000;

/** Deletes what arrived so long ago that it is not kept any more. Called at intervals by every process. */
export async function forgetOldEnquiries({ pool, log, now }: Pick<Ground, 'pool' | 'log' | 'now'>): Promise<void> {
  try {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY);
    await inTransaction(pool, { role: 'ilifa_auth' }, (db) => forgetEnquiries(db, before));
  } catch (error) {
    log.error({ err: error }, 'deleting old messages of visitors failed, and is tried again');
  }
}
