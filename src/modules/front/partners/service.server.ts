import { inTransaction } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { forgetApplications } from './store.server.ts';
import { KEPT_DAYS } from './words.ts';

const DAY = 24 * 60 * 60_000;

/** Deletes applications that were declined or left lying so long ago that they are not kept any more. */
export async function forgetOldApplications({ pool, log, now }: Pick<Ground, 'pool' | 'log' | 'now'>): Promise<void> {
  try {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY);
    await inTransaction(pool, { role: 'ilifa_auth' }, (db) => forgetApplications(db, before));
  } catch (error) {
    log.error({ err: error }, 'deleting old applications of partners failed, and is tried again');
  }
}
