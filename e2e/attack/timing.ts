import { alwaysFault } from './judge.ts';
import { type Answer, call } from '../knock.ts';
import type { Stage } from './stage.ts';

const KIND = 'whether an address has an account, by time';
/** Calls of each kind, taken in turn. */
const SAMPLES = 16;
/** An address without an account may be answered so much faster or slower, by the middle one of its calls, and no more. */
const APART = 1.5;
const MOMENT = 8;
/** A machine that others share is slow at times: what is ours comes again every time. */
const TRIES = 3;

/** Answers to an address with an account and to one without: the same words, and as long to wait for. */
export async function tryTiming(stage: Stage): Promise<void> {
  const people: string[] = [];
  // One of them is locked after five wrong passwords.
  while (people.length < SAMPLES / 4) people.push((await stage.newcomer()).email);
  const known = (at: number) => people[at % people.length] ?? '';
  const unknown = (at: number) => `no.such.person.${at}.${process.pid}@example.com`;
  const about = { password: 'Umcebo#2026', firstName: 'Nomsa', lastName: 'Dlamini', country: 'ZA' };
  for (const [what, path, input] of [
    ['signing in', '/rpc/identity/signIn', (email: string) => ({ email, password: 'Wrong#2026' })],
    ['asking for a new password', '/rpc/credentials/askReset', (email: string) => ({ email })],
    ['signing up', '/rpc/signUps/start', (email: string) => ({ email, ...about })],
  ] as const) {
    let fault: string | null = null;
    for (let times = 0; times < TRIES; times += 1) {
      fault = await difference(stage, path, (at) => [
        input(known(at)),
        // A name that was asked for before has a sign-up or failures of its own.
        input(unknown(at + times * SAMPLES)),
      ]);
      if (fault === null) break;
      await stage.database.query('delete from failed_sign_ins');
    }
    stage.note(KIND, what, fault);
  }
}

async function difference(
  { app, nobody, fresh }: Stage,
  path: string,
  inputs: (at: number) => readonly [known: unknown, unknown: unknown],
): Promise<string | null> {
  const answers: [Answer[], Answer[]] = [[], []];
  for (let at = 0; at < SAMPLES; at += 1) {
    await fresh();
    const both = inputs(at);
    // Each goes first as often as the other.
    for (const which of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      answers[which].push(await call(app.url, nobody, path, both[which]));
  }
  const fault = answers
    .flat()
    .map(alwaysFault)
    .find((each) => each !== null);
  if (fault !== undefined) return fault;
  const [here, nowhere] = answers.map((of) => [...new Set(of.map(({ status, text }) => `${status} ${text}`))].join());
  if (here !== nowhere) return `answers differ: ${here?.slice(0, 200)} / ${nowhere?.slice(0, 200)}`;
  const [known = 0, unknown = 0] = answers.map((of) => middle(of.map(({ milliseconds }) => milliseconds)));
  const [less, more] = [Math.min(known, unknown), Math.max(known, unknown)];
  return more <= less * APART + MOMENT
    ? null
    : `took ${known.toFixed(0)} ms for somebody who is there, ${unknown.toFixed(0)} ms for nobody`;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
