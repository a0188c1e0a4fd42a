import { isSiteRole } from '#kernel/permissions.ts';
import { alwaysFault, CANARY, refusedFault, unjudgedFault } from './judge.ts';
import { call, headersOf, inLanes, knock, type Tab } from '../knock.ts';
import { type Attacked, ATTACKED, isEnding, lanesFor } from './procedures.ts';
import { type Place, withAt } from './shapes.ts';
import { judgedCall, type Stage } from './stage.ts';
import { hostileTexts, NO_TEXTS, POLLUTION } from './texts.ts';

const TEXT = 'injection: text fields';
const TYPE = 'injection: other types, pollution';

/** Longer than any answer takes, shorter than the database would sleep. */
const AWAKE = 15_000;

/** Every hostile text in every text of every procedure, by someone who may call it; what a contract refuses, once for each place. */
export async function tryInjection(stage: Stage): Promise<void> {
  const { trap, stranger, superuser, nobody, fresh } = stage;
  const texts = hostileTexts(trap.url);
  for (const procedure of ATTACKED) {
    if (isEnding(procedure)) continue;
    await fresh();
    const { access } = procedure.meta;
    const tab = access === 'anyone' ? nobody : isSiteRole(access) ? superuser : stranger.tab;
    for (const place of procedure.places) {
      if (place.holds === 'text' || place.holds === 'key' || place.holds === 'id')
        await tryPlace(stage, { procedure, place, tab, values: place.holds === 'id' ? texts.slice(0, 6) : texts });
      await fresh();
    }
    await tryPollution(stage, procedure, tab);
  }
}

type Aimed = {
  readonly procedure: Attacked;
  readonly place: Place;
  readonly tab: Tab;
  readonly values: readonly string[];
};

/** Which of several refusals is sent to a place: another one each time, so that each is sent somewhere. */
let turn = 0;

/**
 * What the contract takes goes on to where it could do harm, and all of it is sent. What it refuses ends at one and the
 * same check: one of those is sent, and must be refused.
 */
function worthSending<T>(
  values: readonly T[],
  isTaken: (value: T) => boolean,
): { value: T; isTaken: boolean; number: number }[] {
  const judged = values.map((value, number) => ({ value, number, isTaken: isTaken(value) }));
  const refused = judged.filter((one) => !one.isTaken);
  turn += 1;
  return [...judged.filter((one) => one.isTaken), ...refused.slice(turn % Math.max(refused.length, 1)).slice(0, 1)];
}

const refusedOf = (isTaken: boolean, { status }: { status: number }) =>
  !isTaken && status >= 200 && status < 300 ? 'took what its contract refuses' : null;

async function tryPlace(stage: Stage, { procedure, place, tab, values }: Aimed): Promise<void> {
  const { stranger, note } = stage;
  const at = `${procedure.name} ${place.path.join('.')}`;
  const inputOf = (value: unknown) => withAt(procedure.input(stranger.own), place, value);
  const isTaken = (value: unknown) => procedure.takes(inputOf(value));
  await inLanes(worthSending(values, isTaken), lanesFor(procedure), async ({ number, value: text, isTaken: taken }) => {
    const answer = await judgedCall(stage, tab, procedure.url, inputOf(text));
    // What one writes oneself one may read; the mark in it is the victim's nevertheless.
    const said = { ...answer, text: answer.text.replaceAll(JSON.stringify(text).slice(1, -1), '') };
    note(
      TEXT,
      `${at}, text ${number}`,
      alwaysFault(withoutOwnMark(said)) ??
        unjudgedFault(answer) ??
        shapeFault(answer) ??
        keptFault(answer, text) ??
        refusedOf(taken, answer),
    );
  });
  const noTexts = place.holds === 'key' ? [] : worthSending(NO_TEXTS, isTaken);
  await inLanes(noTexts, lanesFor(procedure), async ({ number, value, isTaken: taken }) => {
    const answer = await judgedCall(stage, tab, procedure.url, inputOf(value));
    const fault = alwaysFault(withoutOwnMark(answer)) ?? unjudgedFault(answer) ?? refusedOf(taken, answer);
    note(TYPE, `${at}, value ${number}`, fault);
  });
}

/** The script and the line of the log carry the mark, so an answer that shows what its caller wrote carries it too. */
function withoutOwnMark<T extends { readonly text: string }>(answer: T): T {
  const own = [`${CANARY} is an administrator now`];
  return { ...answer, text: own.reduce((text, mark) => text.replaceAll(mark, ''), answer.text) };
}

/** Whatever was written comes back as JSON that no browser reads as a page. */
function shapeFault({ status, headers, milliseconds }: Awaited<ReturnType<typeof knock>>): string | null {
  if (status === 0) return 'cut the connection off';
  if (milliseconds > AWAKE) return `took ${milliseconds.toFixed(0)} ms`;
  const type = headers['content-type'] ?? '';
  const isData = /^(application\/json|application\/octet-stream|multipart\/form-data|text\/csv|application\/zip)/.test(
    type,
  );
  if (!isData) return `came as ${type}`;
  return headers['x-content-type-options'] === 'nosniff' ? null : 'lets a browser guess what it is';
}

/** A zero character and half of a pair cannot be kept, and must not be kept as something else. */
function keptFault({ status, text }: { status: number; text: string }, sent: string): string | null {
  return status === 200 &&
    (sent.includes('\0') || !sent.isWellFormed()) &&
    !/"json":(?:null|\[\]|\{[^}]*"sent")/.test(text)
    ? `took what cannot be kept: ${text.slice(0, 100)}`
    : null;
}

async function tryPollution({ app, note }: Stage, { name, url }: Attacked, tab: Tab): Promise<void> {
  for (const text of POLLUTION) {
    const body = `{"json":${text}}`;
    const headers = { ...headersOf(tab), 'content-type': 'application/json' };
    const answer = await knock(app.url, url, { method: 'POST', headers, body });
    // Whoever runs the site may read alerts of all; what others may not is tried by others.
    const seen = tab.name === 'superuser' ? { ...answer, text: answer.text.replaceAll(CANARY, '') } : answer;
    note(TYPE, `${name} ${text.slice(0, 24)}`, alwaysFault(seen));
  }
}

/** Nothing has grown on every object of the server. */
export async function tryPolluted({ app, stranger, nobody, note }: Stage): Promise<void> {
  for (const tab of [nobody, stranger.tab]) {
    const answer = await call(app.url, tab, '/rpc/identity/session', undefined);
    const grown = /polluted|isAdmin/.test(answer.text) ? `shows ${answer.text.slice(0, 200)}` : null;
    note(TYPE, `what ${tab.name} is answered afterwards`, refusedFault(answer, [200]) ?? grown);
  }
}
