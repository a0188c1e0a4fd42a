import { dayAt, monthOf } from '#kernel/calendar.ts';
import { watchEach, type Watcher } from '#modules/people/notifications/service.server.ts';
import { membersWith } from '#modules/people/workspaces/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { type Job, runEach } from '#platform/jobs.server.ts';
import { DEBTS } from './access.ts';
import { workspacesWithout } from './months.store.server.ts';
import { newsOf } from './news.ts';
import { debtNotice } from './notices.ts';
import { overviewOf, recordMonth } from './overview.server.ts';
import { debtPlans } from './table.server.ts';

const HOUR = 60 * 60_000;
/** Workspaces of one run; the next goes on. */
const MOST = 500;

/** Records the plan of a month that has begun, once for each workspace with debts: the debt-free date over time. */
export async function recordMonths({ pool, now }: Pick<Watcher, 'pool' | 'now'>): Promise<void> {
  const today = dayAt(now(), 'UTC');
  const waiting = await inTransaction(pool, { role: 'ilifa_app' }, (db) => workspacesWithout(db, monthOf(today), MOST));
  await runEach(
    waiting.map(({ workspaceId, userId }) => () => {
      const scope = { role: 'ilifa_app', workspaceId, userId } as const;
      return inTransaction(pool, scope, (db) => recordMonth(db, workspaceId, today));
    }),
  );
}

/** Tells of short payments, special rates that end, debts that are paid off and a debt-free date that moved. */
export function watchDebts(worker: Watcher): Promise<void> {
  return watchEach(worker, debtPlans, async ({ db, workspaceId, today, emit }) => {
    const userIds = await membersWith(db, workspaceId, DEBTS.write);
    for (const news of newsOf(await overviewOf(db, workspaceId, today), today))
      await emit(debtNotice({ workspaceId, userIds, news }));
  });
}

export const JOBS: readonly Job[] = [
  { name: 'debt-months.record', everyMs: HOUR, isExclusive: true, run: recordMonths },
  { name: 'debts.watch', everyMs: HOUR, isExclusive: true, run: watchDebts },
];
