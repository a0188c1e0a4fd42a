import { dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { alertsOf } from './alerts.ts';
import { editorsIn, noteTold, type Watched, watchedWorkspaces } from './alerts.store.server.ts';
import { milestonesOf } from './milestones.ts';
import { projectNotice } from './notices.ts';
import { countedOf } from './overview.server.ts';
import { worldOf } from './world.server.ts';

type Worker = Pick<JobContext, 'pool' | 'now' | 'listeners'>;

/** Tells once that a budget is nearly or wholly used, and that a milestone is due. One workspace that fails keeps no other. */
export async function watchProjects(worker: Worker): Promise<void> {
  const all = await inTransaction(worker.pool, { role: 'ilifa_auth' }, watchedWorkspaces);
  await runEach(
    all.map((watched) => () => {
      const { workspaceId, userId } = watched;
      const scope = { role: 'ilifa_app', workspaceId, userId } as const;
      return inTransaction(worker.pool, scope, (db) => watch(db, watched, worker));
    }),
  );
}

async function watch(db: Database, watched: Watched, { now, listeners }: Worker): Promise<void> {
  const { workspaceId, userId, country, currency } = watched;
  const timeZone = (await preferencesOf(db, userId))?.timezone ?? marketIn(country).timeZone;
  const today = dayAt(now(), timeZone);
  const reader = { db, workspaceId, workspace: { country, currency, isLimited: false } };
  const userIds = await editorsIn(db, workspaceId);
  const emit = emitterFor(db, listeners);
  for (const { project, figures, tasks } of await countedOf(reader, await worldOf(reader), today)) {
    const { id, name, state } = project;
    const { usedPermille } = figures;
    const standing = { id, state, usedPermille, milestones: milestonesOf(tasks) };
    for (const { alert, subject, milestone } of alertsOf(standing, today)) {
      if (!(await noteTold(db, workspaceId, { projectId: id, subject, alert }, now()))) continue;
      await emit(projectNotice({ workspaceId, userIds, projectId: id, project: name, alert, subject, milestone }));
    }
  }
}

export const JOBS: readonly Job[] = [
  { name: 'projects.watch', everyMs: 15 * 60_000, isExclusive: true, run: watchProjects },
];
