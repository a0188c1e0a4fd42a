import { type Database, inTransaction } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import type { Letter } from '#platform/mail.server.ts';
import { giveUpTaken, postponeLetter, settleLetter, takeLetter } from './issues.server.ts';
import { issueLetter } from './letters.ts';
import { linkFor } from './links.server.ts';
import { forgetPending, pendingSince } from './store.server.ts';

/** Deletes addresses whose letter was not answered in time. Called at intervals by every process. */
export async function forgetUnconfirmed({ pool, log, now }: Pick<Ground, 'pool' | 'log' | 'now'>): Promise<void> {
  try {
    await inTransaction(pool, { role: 'ilifa_auth' }, (db) => forgetPending(db, pendingSince(now())));
  } catch (error) {
    log.error({ err: error }, 'deleting unconfirmed addresses failed, and is tried again');
  }
}

type Sender = Pick<Ground, 'pool' | 'mailer' | 'keyring' | 'log' | 'now'> & { readonly publicUrl: string };

/** Letters that a process sends before it looks at others again: a list of any length keeps nothing else waiting for long. */
const BATCH = 50;
/** What no mail server takes is tried again after this, in milliseconds. */
const AGAIN_AFTER = 5 * 60_000;
/** So long after an issue was sent off it is tried again; then what no mail server takes is kept in the outbox. */
const TRIED_FOR = 24 * 60 * 60_000;

/**
 * Sends letters of news that wait: one batch, which ends where the mail server takes nothing now. Called at intervals by
 * every process; a letter is taken, and that is committed, before it goes, so that nobody gets an issue twice.
 */
export async function sendNews({ pool, mailer, keyring, log, now, publicUrl }: Sender): Promise<void> {
  const asAuth = <T>(work: (db: Database) => Promise<T>) => inTransaction(pool, { role: 'ilifa_auth' }, work);
  try {
    await asAuth((db) => giveUpTaken(db, now()));
    let isReachable: boolean | null = null;
    const post = async (letter: Letter, isLast: boolean) => {
      if (isLast) return mailer.send(letter);
      // A server that is down is noticed before a letter depends on it: of one that was cut off nobody knows who has it.
      isReachable ??= await mailer.isReachable();
      return isReachable ? mailer.attempt(letter) : 'later';
    };
    for (let sent = 0; sent < BATCH; sent += 1) {
      const taken = await asAuth((db) => takeLetter(db, now()));
      if (taken === null) return;
      const leaveLink = linkFor(keyring, publicUrl, 'leave', taken.subscriberId);
      const letter = { to: taken.email, endsAt: leaveLink, ...issueLetter({ ...taken, leaveLink }) };
      const posted = await post(letter, now().getTime() - taken.sentAt.getTime() >= TRIED_FOR);
      if (posted === 'later') {
        await asAuth((db) => postponeLetter(db, taken, new Date(now().getTime() + AGAIN_AFTER)));
        return;
      }
      await asAuth((db) => settleLetter(db, taken, posted));
    }
  } catch (error) {
    log.error({ err: error }, 'sending news failed; what was not begun is sent later');
  }
}
