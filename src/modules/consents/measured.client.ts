import { watchLongTasks } from '#ui/long-tasks.client.ts';
import { report } from '#ui/report.client.ts';
import { consentHere } from './choice.client.ts';
import { inForce } from './rules.ts';

/** Reports what slows the page down while somebody allows it, and nothing otherwise. Answers with what ends it. */
export function watchMeasured(): () => void {
  return watchLongTasks((milliseconds) => {
    if (inForce(consentHere()).analytics) report('warn', 'A long task held the page', { milliseconds });
  });
}
