import { inTitle } from '#kernel/names.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import { linkToPeriod } from './links.ts';
import type { Alert } from './outlook.ts';
import { ALERT_WORDS } from './words.ts';

type Told = {
  readonly workspaceId: string;
  readonly userIds: readonly string[];
  readonly lineId: string;
  /** The key of the period. */
  readonly period: string;
  readonly category: string;
  readonly alert: Alert;
};

/** A budget is nearly or wholly used, or will be; without amounts, for who reads it may see none. */
export function budgetNotice({ workspaceId, userIds, lineId, period, category, alert }: Told) {
  return noticeGiven({
    userIds,
    key: `budget.${alert} ${lineId} ${period}`,
    type: 'budget',
    severity: alert === 'over' ? 'medium' : 'low',
    title: ALERT_WORDS.title[alert](inTitle(category)),
    message: ALERT_WORDS.message[alert],
    actionUrl: linkToPeriod(period),
    workspaceId,
    why: ALERT_WORDS.why,
  });
}
