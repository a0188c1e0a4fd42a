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
    title: isOver
      ? 'The time to give notice of a breach is over'
      : 'Half of the time to give notice of a breach is gone',
    message: isOver
      ? `To be told: ${whom}. Give notice now, and say why it is late. The breach register of the admin portal has the facts.`
      : `To be told: ${whom}. The breach register of the admin portal says until when, and has the facts.`,
    actionUrl: null,
    workspaceId: null,
    why: 'You are a superuser of this installation.',
  });
}
