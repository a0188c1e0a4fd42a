import { noticeGiven } from '#modules/people/notifications/events.ts';
import type { Mark } from './clocks.ts';

type Clocked = {
  /** Another one for each entry of the register. */
  readonly key: string;
  readonly whom: string;
  readonly mark: Mark;
  readonly userIds: readonly string[];
};

/** To the superusers, when half of a law's time and when all of it is used up. It does not say what happened. */
export function clockNotice({ key, whom, mark, userIds }: Clocked) {
  const isOver = mark === 'all';
  return noticeGiven({
    userIds,
    key: `breach.clock ${key}`,
    type: 'security',
    severity: isOver ? 'critical' : 'high',
    title: isOver ? 'A breach notice is overdue' : 'Half the time for a breach notice is used',
    message: isOver
      ? `Breach notice due: ${whom}. Give notice now, with the reason for the delay. See the breach register in the admin portal.`
      : `Breach notice due: ${whom}. See the breach register in the admin portal for the deadline.`,
    actionUrl: null,
    workspaceId: null,
    why: 'You are a superuser of this installation.',
  });
}
