import { watchEach, type Watcher, type Watching } from '#modules/people/notifications/service.server.ts';
import { membersWith } from '#modules/people/workspaces/service.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { PROJECTS } from './access.ts';
import { alertsOf } from './alerts.ts';
import { noteTold } from './alerts.store.server.ts';
import { milestonesOf } from './milestones.ts';
import { projectNotice } from './notices.ts';
import { countedOf } from './overview.server.ts';
import { projects } from './table.server.ts';
import { worldOf } from './world.server.ts';

/** Tells once that a budget is nearly or wholly used, and that a milestone is due. */
export function watchProjects(worker: Watcher): Promise<void> {
  return watchEach(worker, projects, watch);
}

async function watch({ db, workspaceId, country, currency, today, now, emit }: Watching): Promise<void> {
  const reader = { db, workspaceId, workspace: { country, currency, isLimited: false } };
  const userIds = await membersWith(db, workspaceId, PROJECTS.write);
  for (const { project, figures, tasks } of await countedOf(reader, await worldOf(reader), today)) {
    const { id, name, state } = project;
    const { usedPermille } = figures;
    const standing = { id, state, usedPermille, milestones: milestonesOf(tasks) };
    for (const { alert, subject, milestone } of alertsOf(standing, today)) {
      if (!(await noteTold(db, workspaceId, { projectId: id, subject, alert }, now))) continue;
      await emit(projectNotice({ workspaceId, userIds, projectId: id, project: name, alert, subject, milestone }));
    }
  }
}

export const JOBS: readonly Job[] = [
  { name: 'projects.watch', everyMs: 15 * 60_000, isExclusive: true, run: watchProjects },
];
