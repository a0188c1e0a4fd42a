/** What a statement may weigh; the server says the same. */
export const LARGEST_FILE = 20_000_000;
export const TOO_LARGE = 'The file is larger than 20 MB. Export a shorter period and import that. Nothing was changed.';
export const OTHER_BOOKS = 'You opened another workspace before this file was read, so it was not added. Add it again.';

/** So many files that are dropped at once count as one import. */
export const MOST_FILES = 20;

/** Endings that a file chooser offers; what a file is, the server finds out by its content. */
export const STATEMENT_ENDINGS =
  '.csv,.xlsx,.xls,.ods,.pdf,.ofx,.qfx,.qif,.xml,.sta,.mt940,.940,.n43,.q43,.cfo,.cfonb,.afb,.bai,.bai2,.txt,.tsv,.json,.zip,.gnucash,.gz,.sqlite,.sqlite3,.db';

/** A file on its way in. `limited`: too many came within a minute; it goes on by itself at `until`. */
export type Arrival = {
  readonly key: number;
  readonly workspaceId: string;
  readonly name: string;
  readonly byteCount: number;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'reading' }
    | { readonly kind: 'limited'; readonly until: number }
    | { readonly kind: 'ready'; readonly id: string }
    | { readonly kind: 'refused'; readonly sentence: string };
};

export function withState(arrivals: readonly Arrival[], key: number, state: Arrival['state']): Arrival[] {
  return arrivals.map((arrival) => (arrival.key === key ? { ...arrival, state } : arrival));
}

const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 120_000;

/**
 * When a refused upload may be tried again, in milliseconds. `resetAt` is the server's clock; where that disagrees with
 * ours, the wait is still neither nothing nor endless.
 */
export function retryAt(resetAt: number | null, now: number): number {
  const wait = resetAt === null ? 60_000 : resetAt - now;
  return now + Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

/** `until` in whole seconds from now, never below one while one waits. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}

/** `7.4 MB`, `312 KB`. */
export function sizeOf(byteCount: number): string {
  if (byteCount < 1000) return byteCount === 1 ? '1 byte' : `${byteCount} bytes`;
  if (byteCount < 1_000_000) return `${Math.round(byteCount / 1000)} KB`;
  return `${(byteCount / 1_000_000).toFixed(1)} MB`;
}
