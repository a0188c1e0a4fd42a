import { inTitle } from '#kernel/names.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import type { AlertKind } from './kinds.ts';
import { linkToProject } from './links.ts';
import { ALERT_WORDS } from './words.ts';

type Told = {
  readonly workspaceId: string;
  readonly userIds: readonly string[];
  readonly projectId: string;
  readonly project: string;
  readonly alert: AlertKind;
  /** The milestone, or the project itself. */
  readonly subject: string;
  readonly milestone: string | null;
};

/** A budget is nearly or wholly used, or a milestone is due; without amounts, for who reads it may see none. */
export function projectNotice({ workspaceId, userIds, projectId, project, alert, subject, milestone }: Told) {
  return noticeGiven({
    userIds,
    key: `project.${alert} ${subject}`,
    type: alert === 'milestone' ? 'goal' : 'budget',
    severity: alert === 'over' ? 'medium' : 'low',
    title: ALERT_WORDS.title[alert](inTitle(milestone ?? project)),
    message: ALERT_WORDS.message[alert](project),
    actionUrl: linkToProject(projectId),
    workspaceId,
    why: ALERT_WORDS.why,
  });
}
