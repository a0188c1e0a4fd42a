import { type Database, inTransaction } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { settleLetter, takeLetter } from './issues.server.ts';
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

type Sender = Pick<Ground, 'pool' | 'mailer' | 'keyring' | 'log'> & { readonly publicUrl: string };

/** Letters that a process sends before it looks at others again: a list of any length keeps nothing else waiting for long. */
const BATCH = 50;

/**
 * Sends letters of news that wait: one batch. Called at intervals by every process; a letter is taken, and that is committed,
 * before it goes, so that nobody gets an issue twice.
 */
export async function sendNews({ pool, mailer, keyring, log, publicUrl }: Sender): Promise<void> {
  const asAuth = <T>(work: (db: Database) => Promise<T>) => inTransaction(pool, { role: 'ilifa_auth' }, work);
  try {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const taken = await asAuth(takeLetter);
      if (taken === null) return;
      const leaveLink = linkFor(keyring, publicUrl, 'leave', taken.subscriberId);
      const posted = await mailer.send({ to: taken.email, endsAt: leaveLink, ...issueLetter({ ...taken, leaveLink }) });
      await asAuth((db) => settleLetter(db, taken, posted));
    }
  } catch (error) {
    log.error({ err: error }, 'sending news failed; what was not begun is sent later');
  }
}
