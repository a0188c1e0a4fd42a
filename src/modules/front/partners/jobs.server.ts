import { inTransaction } from '#platform/database.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { forgetApplications } from './store.server.ts';
import { KEPT_DAYS } from './words.ts';

const DAY = 24 * 60 * 60_000;

export const JOBS: readonly Job[] = [
  {
    // Those that were declined or never decided about.
    name: 'old-partner-applications.delete',
    everyMs: 10 * 60_000,
    isExclusive: true,
    run: ({ pool, now }) =>
      inTransaction(pool, { role: 'ilifa_auth' }, (db) =>
        forgetApplications(db, new Date(now().getTime() - KEPT_DAYS * DAY)),
      ),
  },
];
