import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { eventKind } from '#kernel/event.ts';
import { connectionOf, type Database, inTransaction, type Pool } from './database.server.ts';
import { emitterFor, type Listener } from './events.server.ts';
import type { Keyring } from './keyring.server.ts';
import type { Log } from './log.server.ts';
import { EVERY_LINE } from './log-thinning.server.ts';
import type { Attempt, Email, Mailer } from './mail.server.ts';
import type { SealedColumn } from './resealing.server.ts';
import { emails } from './table.server.ts';

const MINUTE = 60_000;
/** In milliseconds: what nobody took for so long is given up, unless it says when it is worth nothing any more. */
const WORTH_SENDING = 3 * 24 * 60 * MINUTE;
/** How long a process may take over one message: longer than any mail server keeps it waiting. */
const LEASE = 5 * MINUTE;
/** Messages that one process sends at the same time. */
const AT_ONCE = 5;
/** How long what was kept or given up can be read, here and in the outbox folder. */
const KEPT_DAYS = 30;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30 * MINUTE;
/** How long a stop waits for messages that are being sent; then they are another process's, or of the next start. */
const LAST_WORK = 5_000;

/** A message has left the queue, in the transaction in which it does: sent, kept in the outbox, or given up. */
export const emailSettled = eventKind<{ id: string; outcome: 'sent' | 'kept' | 'failed' }>('email.settled');

export const SEALED_EMAILS: SealedColumn = {
  table: 'emails',
  column: 'sealed',
  key: ['id'],
  place: ([id = '']) => placeOf(id),
};
/** What a message is sealed for. */
export const placeOf = (id: string) => `emails/${id}`;

export type EmailOptions = {
  /** When it is worth nothing any more, as a code that has run out; three days unless told. */
  readonly expiresAt?: Date;
  /** To many people at once: it goes after everything else, and rather not at all than twice. */
  readonly isBulk?: boolean;
};

/** The one way mail leaves. Any number of processes work on it. */
export type EmailQueue = {
  /**
   * Adds a message in the transaction of what it is about; `deliver` after that is committed. Null does the same work for
   * nobody, so that no time tells. Answers its id.
   */
  add(db: Database, email: Email | null, options?: EmailOptions): Promise<string>;
  /** Takes back messages that have not been sent. */
  withdraw(db: Database, ids: readonly string[]): Promise<void>;
  /** Forgets every message to this address. As `ilifa_auth`. */
  forget(db: Database, to: string): Promise<void>;
  /** Sends what is due. Called after a commit, and at intervals by every process. */
  deliver(): Promise<void>;
  /** Deletes what was kept or given up so long ago that nobody looks for it any more. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
};

type Settings = {
  readonly pool: Pool;
  readonly mailer: Mailer;
  readonly keyring: Keyring;
  readonly log: Log;
  readonly now: () => Date;
  readonly listeners: () => readonly Listener[];
};

/** When a message that nobody took goes again: in 5 s, then each time twice as long, up to half an hour; never past its end. */
export function nextTry(tries: number, now: Date, expiresAt: Date): Date {
  const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(Math.max(tries - 1, 0), 20), LONGEST_PAUSE);
  return new Date(Math.min(now.getTime() + pause, Math.max(expiresAt.getTime(), now.getTime())));
}

type Claimed = {
  readonly id: string;
  readonly sealed: string;
  readonly tries: number;
  readonly isBulk: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** A process had it and never said what became of it. */
  readonly wasSending: boolean;
};

export function createEmailQueue({ pool, mailer, keyring, log, now, listeners }: Settings): EmailQueue {
  const asAuth = <T>(work: (db: Database) => Promise<T>) => inTransaction(pool, { role: 'ilifa_auth' }, work);
  const recipientHash = (to: string) => keyring.fingerprint(`email ${to.toLowerCase()}`);
  const stopping = new AbortController();

  const settle = (claimed: Claimed, outcome: 'sent' | 'kept' | 'failed', problem: string | null) =>
    asAuth(async (db) => {
      // The words of what was sent are nobody's any more, and may hold a code.
      if (outcome === 'sent') await db.delete(emails).where(eq(emails.id, claimed.id));
      else await db.update(emails).set({ state: outcome, problem }).where(eq(emails.id, claimed.id));
      await emitterFor(db, listeners())(emailSettled({ id: claimed.id, outcome }));
    });
  const giveUp = async (claimed: Claimed, problem: string) => {
    await settle(claimed, 'failed', problem);
    const { id, tries, createdAt } = claimed;
    log.error(
      { [EVERY_LINE]: true, id, tries, since: createdAt, problem },
      'an e-mail could not be sent and is given up',
    );
  };
  const postpone = async ({ id, tries, expiresAt }: Claimed, problem: string) => {
    const nextAt = nextTry(tries, now(), expiresAt);
    await asAuth((db) => db.update(emails).set({ state: 'waiting', nextAt, problem }).where(eq(emails.id, id)));
    log.warn({ id, tries, nextAt, problem }, 'an e-mail could not be sent and is tried again');
  };

  const after = (claimed: Claimed, attempt: Attempt): Promise<void> => {
    if (!('problem' in attempt)) return settle(claimed, attempt.outcome, null);
    const { outcome, problem } = attempt;
    const isOver = outcome === 'refused' || (outcome === 'unknown' && claimed.isBulk);
    return isOver ? giveUp(claimed, problem) : postpone(claimed, problem);
  };
  const send = async (claimed: Claimed, isReachable: () => Promise<boolean>): Promise<void> => {
    const { id, sealed, isBulk, wasSending, expiresAt } = claimed;
    if (expiresAt <= now()) return giveUp(claimed, 'too old');
    if (isBulk && wasSending) return giveUp(claimed, 'interrupted');
    const text = keyring.open(sealed, placeOf(id));
    if (text === null) return giveUp(claimed, 'no key opens it');
    // A server that is down is noticed before it can be unclear whether it has the message.
    if (isBulk && !(await isReachable())) return postpone(claimed, 'mail server away');
    return after(claimed, await mailer.attempt(JSON.parse(text) as Email));
  };

  const pass = async (): Promise<void> => {
    let reaching: Promise<boolean> | null = null;
    const isReachable = () => (reaching ??= mailer.isReachable());
    while (!stopping.signal.aborted) {
      const claimed = await asAuth((db) => claimDue(db, now()));
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((one) => send(one, isReachable)));
    }
  };
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        await pass();
      } while (isAskedAgain);
    } finally {
      running = null;
    }
  };

  return {
    async add(db, email, { expiresAt, isBulk = false } = {}) {
      const [id, at] = [randomUUIDv7(), now()];
      const sealed = keyring.seal(JSON.stringify(email), placeOf(id));
      await connectionOf(db).query(
        `insert into emails (id, sealed, recipient_hash, is_bulk, created_at, next_at, expires_at)
         select $1::uuid, $2::text, $3::text, $4::boolean, $5::timestamptz, $5::timestamptz, $6::timestamptz
         where $7::boolean`,
        [
          id,
          sealed,
          recipientHash(email?.to ?? ''),
          isBulk,
          at,
          expiresAt ?? new Date(at.getTime() + WORTH_SENDING),
          email !== null,
        ],
      );
      return id;
    },
    async withdraw(db, ids) {
      await connectionOf(db).query(`delete from emails where id = any($1) and state = 'waiting'`, [ids]);
    },
    async forget(db, to) {
      await db.delete(emails).where(eq(emails.recipientHash, recipientHash(to)));
    },
    deliver() {
      if (running === null) running = run();
      else isAskedAgain = true;
      return running;
    },
    async sweep() {
      const before = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * MINUTE);
      await asAuth((db) =>
        db.delete(emails).where(and(inArray(emails.state, ['kept', 'failed']), lt(emails.createdAt, before))),
      );
      await mailer.sweep(before);
    },
    async stop() {
      stopping.abort();
      await Promise.race([running?.catch(() => undefined), delay(LAST_WORK, undefined, { ref: false })]);
    },
  };
}

/** Some that are due, this process's until the lease ends; what many get goes last. What another process holds is passed over. */
async function claimDue(db: Database, now: Date): Promise<Claimed[]> {
  const { rows } = await connectionOf(db).query<Claimed>(
    `with due as (
       select id, state from emails where state in ('waiting', 'sending') and next_at <= $1
       order by is_bulk, next_at limit ${AT_ONCE} for update skip locked
     )
     update emails e set state = 'sending', tries = e.tries + 1, next_at = $2 from due where e.id = due.id
     returning e.id, e.sealed, e.tries, e.is_bulk as "isBulk", e.created_at as "createdAt", e.expires_at as "expiresAt",
       due.state = 'sending' as "wasSending"`,
    [now, new Date(now.getTime() + LEASE)],
  );
  return rows;
}

type Sender = {
  readonly db: Database;
  readonly services: { readonly emails: EmailQueue };
  readonly afterCommit: (work: () => Promise<unknown>) => void;
};

/** Sends a message with the change that a command makes: queued in its transaction, on its way once that is committed. */
export async function sendEmail(
  { db, services, afterCommit }: Sender,
  email: Email,
  options?: EmailOptions,
): Promise<void> {
  await services.emails.add(db, email, options);
  afterCommit(() => services.emails.deliver());
}
