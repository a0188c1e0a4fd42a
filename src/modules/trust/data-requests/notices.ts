import type { Day } from '#kernel/calendar.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import { type Right, RIGHT_WORDS, type State } from './words.ts';

const OF_RIGHTS = {
  type: 'compliance',
  severity: 'medium',
  actionUrl: '/app/settings/your-data-rights',
  workspaceId: null,
} as const;

type Asked = { readonly id: string; readonly right: Right };

const named = (right: Right) => `“${RIGHT_WORDS[right].label}”`;

/** To the person, when it has come in. */
export function receivedNotice({ id, right, userId, dueOn }: Asked & { userId: string; dueOn: Day }) {
  return noticeGiven({
    ...OF_RIGHTS,
    userIds: [userId],
    key: `rights.received ${id}`,
    title: 'Your request about your data has come in',
    message: `You asked: ${named(right)}. You have an answer by ${inWords(dueOn)} at the latest.`,
    why: 'You asked for it under Your data rights.',
  });
}

/** To the person, when it is closed by somebody else or by the product; what was answered is read after signing in. */
export function closedNotice({ id, right, userId, state }: Asked & { userId: string; state: State }) {
  return noticeGiven({
    ...OF_RIGHTS,
    userIds: [userId],
    key: `rights.closed ${id}`,
    title:
      state === 'refused' ? 'Your request about your data was refused' : 'Your request about your data is answered',
    message: `You asked: ${named(right)}. ${state === 'refused' ? 'The reason' : 'The answer'} stands under Your data rights.`,
    why: 'You asked for it under Your data rights.',
  });
}

/** To those who answer, when somebody has to read it. It names nobody. */
export function toAnswerNotice({ id, right, userIds, dueOn }: Asked & { userIds: readonly string[]; dueOn: Day }) {
  return noticeGiven({
    ...OF_RIGHTS,
    actionUrl: null,
    userIds,
    key: `rights.to-answer ${id}`,
    title: 'A request about personal data waits for an answer',
    message: `It asks: ${named(right)}. It is due on ${inWords(dueOn)}, and stands in the admin portal under Users.`,
    why: 'You are an administrator of this installation.',
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** With the month in words: read without knowing how the person writes days. */
function inWords(day: Day): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}
