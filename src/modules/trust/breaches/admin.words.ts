import type { Breach } from './model.ts';
import { openDuties } from './rules.ts';

/** Who is left to be told, in a sentence. */
export function answerOf(breaches: readonly Breach[]): string {
  const open = breaches.flatMap(openDuties);
  const over = open.filter(({ state }) => state === 'run-out').length;
  if (open.length === 0) return 'No breach notices are due';
  const notices = open.length === 1 ? 'One breach notice is due' : `${open.length} breach notices are due`;
  return over === 0 ? notices : `${notices}, ${over} of them late`;
}
