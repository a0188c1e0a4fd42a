import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import { placeOf } from './email-queue.server.ts';
import type { Keyring } from './keyring.server.ts';
import type { Email } from './mail.server.ts';
import { emails } from './table.server.ts';

// All as the role `ilifa_auth`.

/** `queued`: on its way, or waiting to be tried again. `kept`: in the outbox folder. `failed`: given up. */
export type EmailState = 'queued' | 'kept' | 'failed';

export type ListedEmail = {
  readonly id: string;
  readonly state: EmailState;
  /** Null where no key opens it any more. */
  readonly subject: string | null;
  readonly to: string | null;
  readonly createdAt: Date;
  readonly tries: number;
  /** What failed last, as a code (`SMTP 451`, `ENOSPC`, `too old`); null where nothing did. */
  readonly problem: string | null;
  /** Null unless it is queued. */
  readonly nextTryAt: Date | null;
};

type Wish = { readonly state: EmailState | null; readonly offset: number; readonly limit: number };

/** The messages that were not sent, the newest first; what was sent is not kept. */
export async function listEmails(
  db: Database,
  keyring: Keyring,
  { state, offset, limit }: Wish,
): Promise<{ emails: ListedEmail[]; total: number }> {
  const wanted =
    state === null ? undefined : inArray(emails.state, state === 'queued' ? ['waiting', 'sending'] : [state]);
  const rows = await db
    .select()
    .from(emails)
    .where(wanted)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .offset(offset)
    .limit(limit);
  const listed = rows.map((row) => {
    const email = opened(keyring, row);
    const isQueued = row.state === 'waiting' || row.state === 'sending';
    return {
      id: row.id,
      state: row.state === 'kept' || row.state === 'failed' ? row.state : ('queued' as const),
      subject: email?.subject ?? null,
      to: email?.to ?? null,
      createdAt: row.createdAt,
      tries: row.tries,
      problem: row.problem,
      nextTryAt: isQueued ? row.nextAt : null,
    };
  });
  return { emails: listed, total: await db.$count(emails, wanted) };
}

/** One message whole; null where there is none, or no key opens it. Call it from a command with an audit line. */
export async function readEmail(db: Database, keyring: Keyring, id: string): Promise<Email | null> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  return row === undefined ? null : opened(keyring, row);
}

function opened(keyring: Keyring, { id, sealed }: { id: string; sealed: string }): Email | null {
  const text = keyring.open(sealed, placeOf(id));
  return text === null ? null : (JSON.parse(text) as Email);
}
