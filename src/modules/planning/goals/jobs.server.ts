import { watchEach, type Watcher, type Watching } from '#modules/people/notifications/service.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { noteTold, peopleToTell } from './alerts.store.server.ts';
import { newsOf } from './news.ts';
import { goalNotice } from './notices.ts';
import { overviewOf } from './overview.server.ts';
import { goals } from './table.server.ts';

/** Tells once that a goal is reached or behind, and that a pledge was missed. */
export function watchGoals(worker: Watcher): Promise<void> {
  return watchEach(worker, goals, watch);
}

async function watch({ db, workspaceId, userId, country, currency, today, now, emit }: Watching): Promise<void> {
  const reader = { db, workspaceId, userId, workspace: { country, currency, isLimited: false } };
  const found = await overviewOf(reader, today);
  const toTell = await peopleToTell(db, workspaceId);
  for (const told of newsOf(found.goals, found.period.key)) {
    const { goalId, memberId } = told;
    if (!(await noteTold(db, workspaceId, told, now))) continue;
    const name = found.goals.find(({ id }) => id === goalId)?.name ?? '';
    await emit(goalNotice({ ...told, workspaceId, userIds: toTell(memberId), name }));
  }
}

export const JOBS: readonly Job[] = [{ name: 'goals.watch', everyMs: 15 * 60_000, isExclusive: true, run: watchGoals }];
