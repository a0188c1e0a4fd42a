import { watchLongTasks } from '#browser/long-tasks.client.ts';
import { reportLater } from '#browser/uncaught.client.ts';
import { consentHere } from './choice.client.ts';
import { heldBy, inForce } from './rules.ts';

/** Reports what slows the page down while this person allows it, and nothing otherwise. Answers with what ends it. */
export function watchMeasured(userId: string): () => void {
  return watchLongTasks((milliseconds) => {
    if (inForce(heldBy(consentHere(), userId)).analytics)
      reportLater('warn', 'A long task blocked the page', { milliseconds });
  });
}
