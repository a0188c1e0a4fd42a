import type { NewTransaction } from './model.ts';

/** A transaction that was written while the server was away, with the id that it will have in the books. */
export type Entry = {
  readonly wish: NewTransaction & { readonly id: string };
  readonly workspaceId: string;
  /** Milliseconds. Entries are sent in this order. */
  readonly writtenAt: number;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** It was sent and no answer came: it may be in the books, so it is not changed before that is known. */
  readonly mayHaveArrived: boolean;
  /** Something else was sent under its id before it was put aside: the books are brought to what it says now. */
  readonly isRewritten: boolean;
  /** What the server said last against it; null where it said nothing. */
  readonly reason: string | null;
  /** The server has one like it and asks whether this is another. */
  readonly isDuplicate?: boolean;
  /** The person said that it is another. */
  readonly confirmed?: boolean;
  /** How often the server failed over it, or answered what nobody foresaw. */
  readonly tries?: number;
};

/**
 * What became of sending it. `later`: the server answered, and not about the entry, as to somebody who is signed out;
 * those behind it would fare no better. `failed`: over this entry, and nobody knows why; those behind it are sent.
 * `isUnsure`: it may have been written all the same. `isNotThere`: it looked for the entry and does not have it.
 */
export type Outcome =
  | { readonly kind: 'written' | 'unreached' }
  | { readonly kind: 'later'; readonly reason: string; readonly isUnsure: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly isNotThere: boolean; readonly isDuplicate?: boolean };

/** Refusals that come after the server has looked whether it has the entry. */
const AFTER_LOOKING: ReadonlySet<string> = new Set([
  'ACCOUNT_NOT_FOUND',
  'CATEGORY_NOT_FOUND',
  'CURRENCY_MISMATCH',
  'DUPLICATE',
]);
/** Refusals that the same entry would meet again for now, and come before that. */
const BEFORE_LOOKING: ReadonlySet<string> = new Set([
  'ID_TAKEN',
  'BAD_REQUEST',
  'NOT_ALLOWED',
  'NOT_FOR_TYPE',
  'NOT_A_MEMBER',
  'BOOKS_ARCHIVED',
  'PLAN_TOO_SMALL',
]);
/** What is said to whoever sends, before anything is written or after it was undone, whatever they send: of the session, the rate or the server. */
const ABOUT_SENDING: ReadonlySet<string> = new Set([
  'SIGNED_OUT',
  'SECOND_STEP_NEEDED',
  'SECOND_FACTOR_NEEDED',
  'CONFIRMATION_NEEDED',
  'SOMEBODY_ELSE',
  'TOO_MANY_REQUESTS',
  'DATABASE_BUSY',
  'TOO_MANY_OPEN',
  'STARTING',
  'STOPPING',
]);
/** Of the server as a whole, which may have fallen away after it had written. */
const UNSURE: ReadonlySet<string> = new Set(['OPERATION_STOPPED', 'DATABASE_AWAY', 'DISK_FULL']);
/** After so many failures over an entry a person may give it up. */
const ENOUGH_TRIES = 3;

/** What an error says of the entry that was sent. @param code null where the server was not reached */
export function outcomeOf(code: string | null, reason: string): Outcome {
  if (code === null) return { kind: 'unreached' };
  const isNotThere = AFTER_LOOKING.has(code);
  if (code === 'DUPLICATE') return { kind: 'refused', reason, isNotThere, isDuplicate: true };
  if (isNotThere || BEFORE_LOOKING.has(code)) return { kind: 'refused', reason, isNotThere };
  if (ABOUT_SENDING.has(code)) return { kind: 'later', reason, isUnsure: false };
  return UNSURE.has(code) ? { kind: 'later', reason, isUnsure: true } : { kind: 'failed', reason };
}

/** A new entry. @param wasTried whether it was sent before it was put aside, and no answer came */
export function entryOf(wish: Entry['wish'], at: Pick<Entry, 'workspaceId' | 'writtenAt'>, wasTried: boolean): Entry {
  return { wish, ...at, state: 'waiting', mayHaveArrived: wasTried, isRewritten: false, reason: null };
}

/** The entry while it is under way; null where it is not to be sent as it is. */
export function sent(entry: Entry): Entry | null {
  return entry.state === 'refused' ? null : { ...entry, state: 'sending', mayHaveArrived: true };
}

/**
 * The entry after it was sent; null: it is in the books, and nothing of it stays here.
 * @param entry as it was before: what a try certainly did not write is no more in the books than it was
 */
export function settled(entry: Entry, outcome: Outcome): Entry | null {
  switch (outcome.kind) {
    case 'written':
      return null;
    case 'unreached':
      return { ...entry, state: 'waiting', mayHaveArrived: true };
    case 'later':
      return {
        ...entry,
        state: 'waiting',
        mayHaveArrived: entry.mayHaveArrived || outcome.isUnsure,
        reason: outcome.reason,
      };
    case 'failed':
      return {
        ...entry,
        state: 'waiting',
        mayHaveArrived: true,
        reason: outcome.reason,
        tries: (entry.tries ?? 0) + 1,
      };
    case 'refused':
      return {
        ...entry,
        state: 'refused',
        mayHaveArrived: entry.mayHaveArrived && !outcome.isNotThere,
        reason: outcome.reason,
        isDuplicate: outcome.isDuplicate === true,
      };
  }
}

/** An entry as it is found when a page begins: one that was under way when the last page ended waits again. */
export function revived(entry: Entry): Entry {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry;
}

/** Whether a person may change it: only what is certainly not in the books. */
export function mayMend({ state, mayHaveArrived }: Entry): boolean {
  return state !== 'sending' && !mayHaveArrived;
}

/**
 * Whether a person may throw it away here: also what was refused, for it is not sent again by itself, and what the server
 * fails over again and again.
 */
export function mayDiscard(entry: Entry): boolean {
  if (entry.state === 'sending') return false;
  return entry.state === 'refused' || (entry.tries ?? 0) >= ENOUGH_TRIES || mayMend(entry);
}

/**
 * What was refused, to be sent once more as it is: the books may have been restored, or a role given back. What the server
 * asked about is confirmed by that.
 */
export function again(entry: Entry): Entry | null {
  if (entry.state !== 'refused') return null;
  const confirmed = entry.isDuplicate === true || entry.confirmed === true;
  return { ...entry, state: 'waiting', reason: null, isDuplicate: false, confirmed };
}

/** The entry as a person mended it, to be sent once more under the id that it has; null where it may not be changed. */
export function mended(entry: Entry, wish: Omit<NewTransaction, 'id'>): Entry | null {
  if (!mayMend(entry)) return null;
  const anew = { state: 'waiting', reason: null, tries: 0, isDuplicate: false, confirmed: false } as const;
  return { ...entry, wish: { ...wish, id: entry.wish.id }, ...anew };
}
