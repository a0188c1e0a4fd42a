import { noticeGiven } from '#modules/people/notifications/events.ts';
import { CASH_FLOW_PATH } from './links.ts';
import { WARNING } from './words.ts';

type Told = {
  readonly workspaceId: string;
  readonly userIds: readonly string[];
  readonly currency: string;
  readonly at: Date;
};

/** The forecast falls below the floor; without amounts, for who reads it may see none. */
export function floorNotice({ workspaceId, userIds, currency, at }: Told) {
  return noticeGiven({
    userIds,
    key: `cash-flow.below ${currency} ${at.toISOString()}`,
    type: 'budget',
    severity: 'medium',
    title: WARNING.title,
    message: WARNING.message,
    actionUrl: `${CASH_FLOW_PATH}?currency=${currency}`,
    workspaceId,
    why: WARNING.why,
  });
}
