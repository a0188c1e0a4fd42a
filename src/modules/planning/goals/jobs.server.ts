import { dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { noteTold, peopleToTell, type Watched, watchedWorkspaces } from './alerts.store.server.ts';
import { newsOf } from './news.ts';
import { goalNotice } from './notices.ts';
import { overviewOf } from './overview.server.ts';

type Worker = Pick<JobContext, 'pool' | 'now' | 'listeners'>;

/** Tells once that a goal is reached or behind, and that a pledge was missed. One workspace that fails keeps no other. */
export async function watchGoals(worker: Worker): Promise<void> {
  const all = await inTransaction(worker.pool, { role: 'ilifa_auth' }, watchedWorkspaces);
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
  const reader = { db, workspaceId, userId, workspace: { country, currency, isLimited: false } };
  const { goals, period } = await overviewOf(reader, today);
  const toTell = await peopleToTell(db, workspaceId);
  const emit = emitterFor(db, listeners);
  for (const told of newsOf(goals, period.key)) {
    const { goalId, memberId } = told;
    if (!(await noteTold(db, workspaceId, told, now()))) continue;
    const name = goals.find(({ id }) => id === goalId)?.name ?? '';
    await emit(goalNotice({ ...told, workspaceId, userIds: toTell(memberId), name }));
  }
}

export const JOBS: readonly Job[] = [{ name: 'goals.watch', everyMs: 15 * 60_000, isExclusive: true, run: watchGoals }];
