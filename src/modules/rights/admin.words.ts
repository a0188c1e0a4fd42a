import type { AskedRequest } from './model.ts';
import { urgencyOf } from './rules.ts';

/** What waits, in a sentence. */
export function answerOf(requests: readonly AskedRequest[], total: number): string {
  if (total === 0) return 'Nobody waits for an answer';
  const overdue = requests.filter(({ dueOn, today }) => urgencyOf(dueOn, today) === 'overdue').length;
  const waiting = total === 1 ? 'One request is open' : `${total} requests are open`;
  if (overdue === 0) return `${waiting}, none overdue`;
  return `${waiting}, ${overdue === 1 ? 'one of them' : `${overdue} of them`} overdue`;
}
