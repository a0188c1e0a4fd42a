import { inTransaction } from '#platform/database.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { forgetEnded } from './store.server.ts';

export const JOBS: readonly Job[] = [
  {
    name: 'ended-transfers.delete',
    everyMs: 60 * 60_000,
    isExclusive: true,
    run: ({ pool }) => inTransaction(pool, { role: 'ilifa_app' }, forgetEnded),
  },
];
