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
    title: 'We received your data request',
    message: `Your request: ${named(right)}. We will answer by ${inWords(dueOn)}.`,
    why: 'You made a request under Your data rights.',
  });
}

/** To the person, when it is closed by somebody else or by the product; what was answered is read after signing in. */
export function closedNotice({ id, right, userId, state }: Asked & { userId: string; state: State }) {
  return noticeGiven({
    ...OF_RIGHTS,
    userIds: [userId],
    key: `rights.closed ${id}`,
    title: state === 'refused' ? 'Your data request was refused' : 'Your data request is answered',
    message: `Your request: ${named(right)}. ${state === 'refused' ? 'See the reason' : 'See the answer'} under Your data rights.`,
    why: 'You made a request under Your data rights.',
  });
}

/** To those who answer, when somebody has to read it. It names nobody. */
export function toAnswerNotice({ id, right, userIds, dueOn }: Asked & { userIds: readonly string[]; dueOn: Day }) {
  return noticeGiven({
    ...OF_RIGHTS,
    actionUrl: null,
    userIds,
    key: `rights.to-answer ${id}`,
    title: 'New personal data request',
    message: `The request: ${named(right)}. Answer by ${inWords(dueOn)} in the admin portal, under Users.`,
    why: 'You are an administrator of this installation.',
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** With the month in words: read without knowing how the person writes days. */
function inWords(day: Day): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}
