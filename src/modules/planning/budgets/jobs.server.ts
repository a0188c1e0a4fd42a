import { dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type Watched, workspacesWithRows } from '#modules/people/workspaces/service.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { noteTold, peopleToTell, toldIn } from './alerts.store.server.ts';
import { budgetNotice } from './notices.ts';
import { isNews } from './outlook.ts';
import { overviewOf } from './overview.server.ts';
import { placeOf } from './periods.server.ts';
import { budgetRules } from './table.server.ts';

type Worker = Pick<JobContext, 'pool' | 'now' | 'listeners'>;

/** Tells once in a period that a line is nearly or wholly used, or will be. One workspace that fails keeps no other. */
export async function watchBudgets(worker: Worker): Promise<void> {
  const all = await inTransaction(worker.pool, { role: 'ilifa_auth' }, (db) => workspacesWithRows(db, budgetRules));
  await runEach(all.map((one) => () => watchOne(one, worker)));
}

async function watchOne(watched: Watched, worker: Worker): Promise<void> {
  const { workspaceId, userId } = watched;
  await inTransaction(worker.pool, { role: 'ilifa_app', workspaceId, userId }, (db) => watch(db, watched, worker));
}

async function watch(db: Database, watched: Watched, { now, listeners }: Worker): Promise<void> {
  const { workspaceId, userId, country, currency } = watched;
  const timeZone = (await preferencesOf(db, userId))?.timezone ?? marketIn(country).timeZone;
  const today = dayAt(now(), timeZone);
  const placed = await placeOf(db, workspaceId, { today, country });
  if (placed === null || placed === 'no-budget') return;
  const reader = { db, workspaceId, workspace: { country, currency, isLimited: false } };
  const { lines, period } = await overviewOf(reader, placed, today);
  const told = await toldIn(db, workspaceId, period.key);
  const toTell = await peopleToTell(db, workspaceId);
  const emit = emitterFor(db, listeners);
  for (const { id: lineId, name: category, memberId, alert } of lines) {
    if (alert === null || !isNews(alert, told.get(lineId) ?? new Set())) continue;
    if (!(await noteTold(db, workspaceId, { lineId, period: period.key, alert }, now()))) continue;
    await emit(budgetNotice({ workspaceId, userIds: toTell(memberId), lineId, period: period.key, category, alert }));
  }
}

export const JOBS: readonly Job[] = [
  { name: 'budgets.watch', everyMs: 15 * 60_000, isExclusive: true, run: watchBudgets },
];
