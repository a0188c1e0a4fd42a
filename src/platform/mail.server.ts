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

  const post = async (letter: Letter): Promise<Posted> => {
    const { subject } = letter;
    if (smtp !== null)
      try {
        await smtp.sendMail({ from, ...written(letter) });
        return 'sent';
      } catch (error) {
        log.error({ err: error, subject }, 'a letter could not be sent');
      }
    try {
      await keep(letter);
      return 'kept';
    } catch (error) {
      log.error({ err: error, subject }, 'a letter could not be kept in the outbox');
      return 'lost';
    }
  };
  const underway = new Set<Promise<Posted>>();

  return {
    send(letter) {
      const sending = post(letter).finally(() => underway.delete(sending));
      underway.add(sending);
      return sending;
    },
    settled: () => Promise.all(underway),
  };
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
