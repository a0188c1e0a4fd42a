import { inTitle } from '#kernel/names.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import { linkToGoal } from './links.ts';
import type { Told } from './news.ts';
import { NOTICE_WORDS } from './words.ts';

type Facts = Told & { readonly workspaceId: string; readonly userIds: readonly string[]; readonly name: string };

/** A goal is reached or behind, or a pledge was missed; without amounts, for who reads it may see none. */
export function goalNotice({ workspaceId, userIds, goalId, news, about, name }: Facts) {
  return noticeGiven({
    userIds,
    key: `goal.${news} ${goalId} ${about}`,
    type: 'goal',
    severity: news === 'reached' ? 'low' : 'medium',
    title: NOTICE_WORDS.title[news](inTitle(name)),
    message: NOTICE_WORDS.message[news],
    actionUrl: linkToGoal(goalId),
    workspaceId,
    why: NOTICE_WORDS.why,
  });
}
