import { inTransaction } from '#platform/database.server.ts';
import { emailSettled } from '#platform/email-queue.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { claimDue, giveUpTaken, markQueued, settleDelivery } from './issues.server.ts';
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

type Sender = Pick<Ground, 'pool' | 'emails' | 'keyring' | 'log' | 'now'> & { readonly publicUrl: string };

/** E-mails of news that are in the queue at once: a list of any length fills it with no more. */
const MOST_QUEUED = 50;

/** Puts e-mails of news that wait into the queue, some at a time. Called at intervals by every process. */
export async function sendNews({ pool, emails, keyring, log, now, publicUrl }: Sender): Promise<void> {
  try {
    await inTransaction(pool, { role: 'ilifa_auth' }, async (db) => {
      await giveUpTaken(db, now());
      for (const due of await claimDue(db, MOST_QUEUED)) {
        const leaveLink = linkFor(keyring, publicUrl, 'leave', due.subscriberId);
        const email = { to: due.email, endsAt: leaveLink, ...issueLetter({ ...due, leaveLink }) };
        await markQueued(db, due, await emails.add(db, email, { isBulk: true }));
      }
    });
    await emails.deliver();
  } catch (error) {
    log.error({ err: error }, 'sending news failed; what was not begun is sent later');
  }
}

/** Learns what became of them. */
export const newsListeners: readonly Listener[] = [
  listener(emailSettled, (db, { id, outcome }) => settleDelivery(db, id, outcome === 'failed' ? 'lost' : outcome)),
];
