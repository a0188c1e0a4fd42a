/** One thing that was tried; `fault` says what went wrong with us, and is null where the try came to nothing. */
export type Try = { readonly kind: string; readonly what: string; readonly fault: string | null };

/** What an answer is judged by. `status` 0: the connection was cut off without an answer. */
export type Answered = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/** Stands in rows of the victim, and in nothing that anybody else may read. */
export const CANARY = 'Kanarie7Q4Z';
/** Stands in headers that an attacker would like us to send. */
export const SPLIT = 'x-split-by-attacker';

/** What no answer may be, whatever was asked; null where it is none of it. */
export function alwaysFault({ status, text, headers }: Answered): string | null {
  // 503 and 507 are told by the guard in a sentence of their own; an attacker must not bring them about either.
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (headers[SPLIT] !== undefined) return 'sent a header that the attacker wrote';
  if (text.includes(CANARY)) return `showed a row of the victim: ${around(text, CANARY)}`;
  if (/\b(?:node_modules|at file:\/\/|pg_catalog|syntax error at or near)/.test(text))
    return `told its inside: ${text.slice(0, 200)}`;
  return null;
}

/** The answer must be one of these refusals. */
export function refusedFault(answered: Answered, statuses: readonly number[]): string | null {
  const fault = alwaysFault(answered);
  if (fault !== null) return fault;
  const { status, text } = answered;
  return statuses.includes(status) ? null : `answered ${status}, not ${statuses.join(' or ')}: ${text.slice(0, 200)}`;
}

/** A try by somebody who is signed in shows nothing where the door was shut for another reason than the try itself. */
export function unjudgedFault({ text }: Answered): string | null {
  const shut = /"code":"(SIGNED_OUT|SECOND_STEP_NEEDED|CONFIRMATION_NEEDED|TOO_MANY_REQUESTS)"/.exec(text);
  return shut === null ? null : `was not judged: ${shut[1]}`;
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** What stands between the parts of an answer that holds a file. */
const BOUNDARY = /formdata-undici-\d+/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/**
 * To somebody else's id the answer must be the one to an id that nobody has: otherwise it was obeyed, or at least tells that
 * the row is there.
 */
export function tellsApartFault(toTheirs: Answered, toNobodys: Answered): string | null {
  const fault = alwaysFault(toTheirs);
  if (fault !== null) return fault;
  const unjudged = unjudgedFault(toTheirs) ?? unjudgedFault(toNobodys);
  if (unjudged !== null) return unjudged;
  const [theirs, nobodys] = [toTheirs, toNobodys].map(({ status, text }) => `${status} ${withoutNames(text)}`);
  return theirs === nobodys ? null : `answers differ: ${theirs?.slice(0, 150)} / ${nobodys?.slice(0, 150)}`;
}

/** An answer without what is made by chance or by the clock. */
export function withoutNames(text: string): string {
  return text.replaceAll(ID, '<id>').replaceAll(INSTANT, '<at>').replaceAll(BOUNDARY, '<boundary>');
}

/** Crafted text may take this many times as long as harmless text of the same length, and a moment, and no longer. */
const SLOWER = 5;
const MOMENT = 250;

/** @param crafted how long the answer to crafted text took, in milliseconds; `harmless`: that of equal length in the same run. */
export function slowFault(crafted: number, harmless: number): string | null {
  const most = SLOWER * harmless + MOMENT;
  return crafted <= most ? null : `took ${crafted.toFixed(0)} ms instead of ${harmless.toFixed(0)} ms`;
}

/** Lines of the log that say that we did not foresee something, or that are not ours. */
export function logFaults(said: string): string[] {
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  return lines.flatMap((line) => {
    try {
      const entry = JSON.parse(line) as { level?: unknown; msg?: unknown };
      if (typeof entry.level !== 'string' || typeof entry.msg !== 'string') return [`not a line of ours: ${line}`];
      if (entry.msg.startsWith(CANARY)) return [`a line that the attacker wrote: ${line}`];
      return entry.level === 'error' ? [line.slice(0, 600)] : [];
    } catch {
      return [`no JSON: ${line.slice(0, 300)}`];
    }
  });
}

/** Of each kind how much was tried and how much refused, in the order in which kinds first came up. */
export function tableOf(tries: readonly Try[]): string {
  const kinds = [...new Set(tries.map(({ kind }) => kind))];
  const row = (kind: string, of: readonly Try[]) => {
    const refused = of.filter(({ fault }) => fault === null).length;
    return `${kind.padEnd(44)}${String(of.length).padStart(7)}${String(refused).padStart(9)}${of.length > refused ? '   SUCCEEDED' : ''}`;
  };
  return [
    `${'kind'.padEnd(44)}${'tried'.padStart(7)}${'refused'.padStart(9)}`,
    ...kinds.map((kind) =>
      row(
        kind,
        tries.filter((one) => one.kind === kind),
      ),
    ),
    row('in all', tries),
  ].join('\n');
}

function around(text: string, word: string): string {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 60), at + 60);
}
