import { watchLongTasks } from '#ui/long-tasks.client.ts';
import { report } from '#ui/report.client.ts';
import { consentHere } from './choice.client.ts';
import { heldBy, inForce } from './rules.ts';

/** Reports what slows the page down while this person allows it, and nothing otherwise. Answers with what ends it. */
export function watchMeasured(userId: string): () => void {
  return watchLongTasks((milliseconds) => {
    if (inForce(heldBy(consentHere(), userId)).analytics) report('warn', 'A long task held the page', { milliseconds });
  });
}
