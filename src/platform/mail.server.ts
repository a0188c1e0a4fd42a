import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ensureFolder } from './folder.server.ts';
import type { Log } from './log.server.ts';
import { unwritable } from './start-error.server.ts';

/** A letter to one person, as text; screens are for what needs more. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, where not to whoever letters come from. An address alone. */
  readonly replyTo?: string;
  /** Where one press, of a button that the mail program shows, ends letters of this kind (RFC 8058). */
  readonly endsAt?: string;
};

/** What became of a letter: a mail server took it, the outbox did, or neither. */
export type Posted = 'sent' | 'kept' | 'lost';

export type Mailer = {
  /** Sends, or keeps in the outbox. Never throws: a letter that cannot be sent is kept there too, and logged. */
  send(letter: Letter): Promise<Posted>;
  /** As `send`, for who tries again by themselves: what the mail server surely did not take, and may yet, is kept nowhere. */
  attempt(letter: Letter): Promise<Posted | 'later'>;
  /** Whether letters can go now: the mail server answers, or there is none and the outbox takes them. */
  isReachable(): Promise<boolean>;
};

/** A mailer that can be waited for, so that no letter is lost when the application stops. */
export type OpenMailer = Mailer & { settled(): Promise<unknown> };

export type MailOptions = {
  /** Null keeps every letter in the outbox. */
  readonly smtpUrl: string | null;
  /** The folder where letters are kept as `.eml` files, named by the time they were written. */
  readonly outbox: string;
  readonly from: string;
  readonly log: Log;
};

/** Mail over SMTP where configured; else an outbox that the operator reads (decisions, "The backend"). */
export function createMailer({ smtpUrl, outbox, from, log }: MailOptions): OpenMailer {
  ensureOutbox(outbox);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const smtp = smtpUrl === null ? null : createTransport(smtpUrl);

  const keep = async (letter: Letter) => {
    const { message } = await writer.sendMail({ from, ...written(letter) });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(outbox, `.${name}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(outbox, name));
  };

  const putAside = async (letter: Letter): Promise<Posted> => {
    try {
      await keep(letter);
      return 'kept';
    } catch (error) {
      log.error({ err: error, subject: letter.subject }, 'a letter could not be kept in the outbox');
      return 'lost';
    }
  };
  const hand = async (letter: Letter): Promise<'sent' | 'later' | 'never'> => {
    if (smtp === null) return 'never';
    try {
      await smtp.sendMail({ from, ...written(letter) });
      return 'sent';
    } catch (error) {
      log.error({ err: error, subject: letter.subject }, 'a letter could not be sent');
      return mayBeTakenYet(error) ? 'later' : 'never';
    }
  };
  const underway = new Set<Promise<unknown>>();
  const counted = <T>(sending: Promise<T>): Promise<T> => {
    const over = sending.finally(() => underway.delete(over));
    underway.add(over);
    return over;
  };
  const post = async (letter: Letter) => {
    const became = await hand(letter);
    return became === 'sent' ? became : putAside(letter);
  };
  const attempt = async (letter: Letter) => {
    const became = await hand(letter);
    return became === 'never' ? putAside(letter) : became;
  };

  return {
    send: (letter) => counted(post(letter)),
    attempt: (letter) => counted(attempt(letter)),
    async isReachable() {
      try {
        await smtp?.verify();
        return true;
      } catch (error) {
        log.error({ err: error }, 'the mail server does not answer as it should');
        return false;
      }
    },
    settled: () => Promise.all(underway),
  };
}

/** What fails before a letter is handed over. A connection that breaks later may have brought it. */
const BEFORE_THE_LETTER = new Set<unknown>(['EDNS', 'EAUTH', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether the server surely has not taken the letter, and not for good: it was not reached, or said “not now” (4xx). */
function mayBeTakenYet(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, originalCode, responseCode } = error as { code?: unknown; originalCode?: unknown } & {
    responseCode?: unknown;
  };
  if (BEFORE_THE_LETTER.has(code) || BEFORE_THE_LETTER.has(originalCode)) return true;
  return typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500;
}

function written({ endsAt, ...letter }: Letter) {
  if (endsAt === undefined) return letter;
  const headers = { 'List-Unsubscribe': `<${endsAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...letter, headers };
}

function ensureOutbox(path: string): void {
  try {
    ensureFolder(path, 0o700);
  } catch (error) {
    throw unwritable(path, error);
  }
}
