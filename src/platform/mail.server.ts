import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ensureFolder, renameDurably } from './folder.server.ts';
import type { Log } from './log.server.ts';
import { codeOf, unwritable } from './start-error.server.ts';

/** A message to one person, as text; screens are for what needs more. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, where not to the sender. An address alone. */
  readonly replyTo?: string;
  /** Where one press, of a button that the mail program shows, ends messages of this kind (RFC 8058). */
  readonly endsAt?: string;
};

/**
 * What became of one attempt. `sent`: the mail server took it; `kept`: the outbox did. `later`: nobody has it, and it may be
 * taken yet. `unknown`: the mail server may have it. `refused`: it will never be taken.
 * `problem` names what failed (`SMTP 451`, `ENOSPC`), never whom it was for.
 */
export type Attempt =
  | { readonly outcome: 'sent' | 'kept' }
  | { readonly outcome: 'later' | 'unknown' | 'refused'; readonly problem: string };

/** One attempt at a time; the queue (`email-queue`) tries again. */
export type Mailer = {
  /** Never throws. */
  attempt(email: Email): Promise<Attempt>;
  /** Whether messages can go now: the mail server answers, or there is none and the outbox takes them. */
  isReachable(): Promise<boolean>;
  /** Deletes what was kept in the outbox before a moment, and what a crash left half-written there. */
  sweep(before: Date): Promise<void>;
};

export type MailOptions = {
  /** Null keeps every message in the outbox. */
  readonly smtpUrl: string | null;
  /** The folder where messages are kept as `.eml` files, named by the time they were written. */
  readonly outbox: string;
  readonly from: string;
  readonly log: Log;
};

/** In milliseconds: a mail server that is silent for so long is given up, for this attempt. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Mail over SMTP where configured; else an outbox that the operator reads (decisions, "The backend"). */
export function createMailer({ smtpUrl, outbox, from, log }: MailOptions): Mailer {
  ensureOutbox(outbox);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const smtp = smtpUrl === null ? null : createTransport({ url: smtpUrl, ...PATIENCE });

  const keep = async (email: Email): Promise<Attempt> => {
    const { message } = await writer.sendMail({ from, ...written(email) });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(outbox, `.${name}`);
    try {
      // On the disk before it counts as kept, since the queue forgets it then.
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
      renameDurably(unfinished, join(outbox, name));
      return { outcome: 'kept' };
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      return { outcome: 'later', problem: codeOf(error) };
    }
  };

  return {
    async attempt(email) {
      if (smtp === null) return keep(email);
      try {
        await smtp.sendMail({ from, ...written(email) });
        return { outcome: 'sent' };
      } catch (error) {
        return afterFailure(error);
      }
    },
    async isReachable() {
      try {
        await smtp?.verify();
        return true;
      } catch (error) {
        log.error({ err: error }, 'the mail server does not answer as it should');
        return false;
      }
    },
    async sweep(before) {
      for (const name of await readdir(outbox)) {
        const path = join(outbox, name);
        // What else an operator put there is not ours.
        if (!name.endsWith('.eml')) continue;
        const at = await writtenAt(path);
        if (at !== null && at < before) await rm(path, { force: true });
      }
    },
  };
}

/** Null where the file is gone: a message that was being written has its own name by now. */
async function writtenAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

type SmtpError = Error & { code?: unknown; originalCode?: unknown; command?: unknown; responseCode?: unknown };

/** Before the message was handed over. A connection that breaks later may have brought it. */
const BEFORE_THE_MESSAGE = new Set<unknown>(['EDNS', 'EAUTH', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether a message that failed may have arrived, may be taken yet, or never will be. */
export function afterFailure(error: unknown): Attempt {
  if (!(error instanceof Error)) return { outcome: 'unknown', problem: 'unknown' };
  const { code, originalCode, command, responseCode } = error as SmtpError;
  const problem = typeof responseCode === 'number' ? `SMTP ${responseCode}` : codeOf(error) || error.name;
  const wasNotBegun = command === 'CONN' || BEFORE_THE_MESSAGE.has(code) || BEFORE_THE_MESSAGE.has(originalCode);
  if (wasNotBegun) return { outcome: 'later', problem };
  if (typeof responseCode === 'number' && responseCode >= 400)
    return { outcome: responseCode < 500 ? 'later' : 'refused', problem };
  return { outcome: code === 'EENVELOPE' ? 'refused' : 'unknown', problem };
}

function written({ endsAt, ...email }: Email) {
  if (endsAt === undefined) return email;
  const headers = { 'List-Unsubscribe': `<${endsAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...email, headers };
}

function ensureOutbox(path: string): void {
  try {
    ensureFolder(path, 0o700);
  } catch (error) {
    throw unwritable(path, error);
  }
}
