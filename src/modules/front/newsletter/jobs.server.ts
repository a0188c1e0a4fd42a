import { inTransaction } from '#platform/database.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';
import { claimDue, giveUpTaken, markQueued } from './issues.server.ts';
import { issueEmail } from './emails.ts';
import { linkFor } from './links.server.ts';
import { forgetPending, pendingSince } from './store.server.ts';

/** E-mails of news that are in the queue at once: a list of any length fills it with no more. */
const MOST_QUEUED = 50;

/** Puts e-mails of news that wait into the queue, some at a time. Rows are claimed, so any number of processes may. */
export async function sendNews({
  pool,
  emails,
  keyring,
  now,
  publicUrl,
}: Pick<JobContext, 'pool' | 'emails' | 'keyring' | 'now' | 'publicUrl'>): Promise<void> {
  await inTransaction(pool, { role: 'ilifa_auth' }, async (db) => {
    await giveUpTaken(db, now());
    for (const due of await claimDue(db, MOST_QUEUED)) {
      const leaveLink = linkFor(keyring, publicUrl, 'leave', due.subscriberId);
      const email = { to: due.email, endsAt: leaveLink, ...issueEmail({ ...due, leaveLink }) };
      await markQueued(db, due, await emails.add(db, email, { isBulk: true }));
    }
  });
  await emails.deliver();
}

/** Deletes addresses whose e-mail was not answered in time. */
export function deleteUnconfirmed({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  return inTransaction(pool, { role: 'ilifa_auth' }, (db) => forgetPending(db, pendingSince(now())));
}

export const JOBS: readonly Job[] = [
  { name: 'news.send', everyMs: 20_000, isExclusive: false, run: sendNews },
  { name: 'unconfirmed-subscribers.delete', everyMs: 10 * 60_000, isExclusive: true, run: deleteUnconfirmed },
];
