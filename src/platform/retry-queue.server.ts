import { type Database, inTransaction, type Pool } from './database.server.ts';
import { type Emit, emitterFor, type Listener } from './events.server.ts';
import type { Log } from './log.server.ts';
import { EVERY_LINE } from './log-thinning.server.ts';
import { codeOf } from './start-error.server.ts';

/** Pieces that are held at most; what comes then is in the operator's log alone. */
const MOST_HELD = 1000;

/** Class of the codes of PostgreSQL. */
const RULE_OF_TABLES = '23';

/** Something that could not be written. `subject`: whom it is about. */
export type Piece = {
  readonly what: string;
  readonly subject: string;
  readonly about: unknown;
  /** Writes it after all, as of `since`. */
  readonly write: (db: Database, emit: Emit, since: Date) => Promise<void>;
};

type Held = Piece & { readonly since: Date };

/** Holds in memory, in its order, what a store that is away cannot take (§8), until it is back. */
export function retryQueue(log: Log, now: () => Date) {
  let held: readonly Held[] = [];
  return {
    hold(piece: Piece, error: unknown): void {
      const { what, about } = piece;
      log.error({ [EVERY_LINE]: true, err: error, what, about }, 'something cannot be written and is held in memory');
      if (held.length < MOST_HELD) held = [...held, { ...piece, since: now() }];
    },
    /** What is held of a kind about somebody, the newest first. */
    of(what: string, subject: string): readonly Held[] {
      return held.filter((piece) => piece.what === what && piece.subject === subject).toReversed();
    },
    /** How many pieces wait. */
    count: (): number => held.length,
    /** Says in the operator's log that something could not be read, and what was shown in its place. */
    unreadable(what: string, error: unknown): void {
      log.error({ err: error, what }, 'something cannot be read; what is held in memory is shown instead');
    },
    /** Writes what is held, once it can be. What cannot still waits, with all that came after it; what never can is let go. */
    async flush(pool: Pool, listeners: readonly Listener[]): Promise<void> {
      const waiting = held;
      held = [];
      for (const [place, { write, since }] of waiting.entries())
        try {
          await inTransaction(pool, { role: 'ilifa_app' }, (db) => write(db, emitterFor(db, listeners), since));
        } catch (error) {
          if (canNeverBe(error)) {
            const { what, about } = waiting[place] ?? {};
            log.error(
              { [EVERY_LINE]: true, err: error, what, about },
              'something that was held can never be written and is let go',
            );
            continue;
          }
          held = [...waiting.slice(place), ...held].slice(0, MOST_HELD);
          throw error;
        }
    },
  };
}

/** A rule of the tables is in its way, such as a person who is gone since: it would fail each time, and hold up the rest. */
function canNeverBe(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (codeOf(cause).startsWith(RULE_OF_TABLES)) return true;
  return false;
}

export type RetryQueue = ReturnType<typeof retryQueue>;
