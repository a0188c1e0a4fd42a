import { inTransaction } from '#platform/database.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { forgetEnquiries } from './store.server.ts';
import { KEPT_DAYS } from './words.ts';

const DAY = 24 * 60 * 60_000;

export const JOBS: readonly Job[] = [
  {
    name: 'old-enquiries.delete',
    everyMs: 10 * 60_000,
    isExclusive: true,
    run: ({ pool, now }) =>
      inTransaction(pool, { role: 'ilifa_auth' }, (db) =>
        forgetEnquiries(db, new Date(now().getTime() - KEPT_DAYS * DAY)),
      ),
  },
];
