import { isSiteRole } from '#kernel/permissions.ts';
import { alwaysFault, slowFault } from './judge.ts';
import { type Answer, type Tab } from '../knock.ts';
import { ATTACKED, isEnding } from './procedures.ts';
import { withAt } from './shapes.ts';
import { judgedCall, type Stage } from './stage.ts';

const KIND = 'texts that patterns choke on';
const LENGTH = 40_000;

const long = (piece: string, end = '') =>
  `${piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH - end.length)}${end}`;

/** Against nested and overlapping repetitions, blanks that are trimmed, and addresses that nearly are one. */
const CRAFTED: readonly string[] = [
  long('a', '!'),
  long(' ', 'x'),
  long('a.', '@'),
  `a@${long('a-', '!')}`,
  long('\u0301', 'a'),
  long('://', ' '),
  `/app/${long('?#', ' ')}`,
];

/** Every text of every procedure, with what takes long to understand beside what does not, of equal length, in the same run. */
export async function tryRedos(stage: Stage): Promise<void> {
  const { stranger, superuser, nobody, note, fresh } = stage;
  for (const procedure of ATTACKED) {
    if (isEnding(procedure)) continue;
    const { access } = procedure.meta;
    const tab: Tab = access === 'anyone' ? nobody : isSiteRole(access) ? superuser : stranger.tab;
    for (const place of procedure.places.filter(({ holds }) => holds === 'text' || holds === 'key')) {
      await fresh();
      const ask = (text: string): Promise<Answer> =>
        judgedCall(stage, tab, procedure.url, withAt(procedure.input(stranger.own), place, text));
      const [taken, refused] = [await ask('Harmless'), await ask(long('b'))];
      // What is trimmed until it is short is taken, and then worked on like any other.
      const harmless = Math.max(taken.milliseconds, refused.milliseconds);
      for (const [number, text] of CRAFTED.entries()) {
        const first = await ask(text);
        // Once more before it counts: a machine that others share is slow at times.
        const slow = slowFault(first.milliseconds, harmless) !== null;
        const { milliseconds } = slow ? await ask(text) : first;
        const least = Math.min(milliseconds, first.milliseconds);
        const what = `${procedure.name} ${place.path.join('.')}, text ${number}`;
        note(KIND, what, alwaysFault(first) ?? slowFault(least, harmless));
      }
    }
  }
}
