import type { Breach } from './model.ts';
import { openDuties } from './rules.ts';

/** Who is left to be told, in a sentence. */
export function answerOf(breaches: readonly Breach[]): string {
  const open = breaches.flatMap(openDuties);
  const over = open.filter(({ state }) => state === 'run-out').length;
  if (open.length === 0) return 'Nobody is left to be told';
  const notices =
    open.length === 1 ? 'One notice is still to be given' : `${open.length} notices are still to be given`;
  return over === 0 ? notices : `${notices}, ${over} of them late`;
}
