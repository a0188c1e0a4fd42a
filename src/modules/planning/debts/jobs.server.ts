import { dayAt, monthOf } from '#kernel/calendar.ts';
import { inTransaction } from '#platform/database.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { workspacesWithout } from './months.store.server.ts';
import { recordMonth } from './overview.server.ts';

const HOUR = 60 * 60_000;
/** Workspaces of one run; the next goes on. */
const MOST = 500;

/** Records the plan of a month that has begun, once for each workspace with debts: the debt-free date over time. */
export async function recordMonths({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const today = dayAt(now(), 'UTC');
  const waiting = await inTransaction(pool, { role: 'ilifa_app' }, (db) => workspacesWithout(db, monthOf(today), MOST));
  await runEach(
    waiting.map(({ workspaceId, userId }) => () => {
      const scope = { role: 'ilifa_app', workspaceId, userId } as const;
      return inTransaction(pool, scope, (db) => recordMonth(db, workspaceId, today));
    }),
  );
}

export const JOBS: readonly Job[] = [
  { name: 'debt-months.record', everyMs: HOUR, isExclusive: true, run: recordMonths },
];
