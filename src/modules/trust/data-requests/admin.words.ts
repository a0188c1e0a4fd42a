import type { AskedRequest } from './model.ts';
import { urgencyOf } from './rules.ts';

/** What waits, in a sentence, by the first page of it: what is overdue stands first. */
export function answerOf(requests: readonly AskedRequest[], total: number): string {
  if (total === 0) return 'No personal data requests are open';
  const overdue = requests.filter(({ dueOn, today }) => urgencyOf(dueOn, today) === 'overdue').length;
  const openRequests = total === 1 ? 'One personal data request is open' : `${total} personal data requests are open`;
  if (overdue === 0) return `${openRequests}, none overdue`;
  if (overdue === requests.length && total > overdue) return `${openRequests}, ${overdue} or more of them overdue`;
  return overdue === 1 ? `${openRequests}, one of them overdue` : `${openRequests}, ${overdue} of them overdue`;
}
