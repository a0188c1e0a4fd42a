import { FIRST_ANSWERS_ID, type FirstAnswer } from './first-answers.ts';
import { hashOf } from './hash-of.ts';
import { openWorkspaceId } from './open-workspace.client.ts';
import { unpacked } from './packed.ts';

/** After so long the page no longer opens, and what it asks is asked for what holds then. */
const FIRST_MS = 15_000;

let waiting: FirstAnswer[] | null = null;

/** The answer to a call where the page brought it, each once; null where the server has to be asked. */
export function takeFirstAnswer(path: readonly string[], input: unknown): FirstAnswer | null {
  waiting ??= broughtAnswers();
  if (waiting.length === 0) return null;
  if (performance.now() > FIRST_MS) waiting = [];
  const at = waiting.findIndex(
    (one) => one.path.join('.') === path.join('.') && hashOf([one.input]) === hashOf([input]),
  );
  return at < 0 ? null : (waiting.splice(at, 1)[0] ?? null);
}

function broughtAnswers(): FirstAnswer[] {
  // Loaded anew, it may have been asked for before the server had written what was changed a moment ago.
  if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')) return [];
  const text = document.querySelector(`#${FIRST_ANSWERS_ID}`)?.textContent ?? '';
  if (text === '') return [];
  const answers = unpacked(text) as FirstAnswer[];
  const session = answers.find(({ path }) => path.join('.') === 'identity.session')?.output as
    | { readonly workspace: { readonly id: string } }
    | undefined;
  // The server cannot know which workspace this tab has open: it answers for the person's own.
  const open = openWorkspaceId();
  return open === null || session?.workspace.id === open ? answers : [];
}
