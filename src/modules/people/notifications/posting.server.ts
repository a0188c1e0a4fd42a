import { push } from '#modules/people/push/service.server.ts';
import { type Database, inTransaction, orElse } from '#platform/database.server.ts';
import type { JobContext } from '#platform/jobs.server.ts';
import { type Bundle, claimBundle, handOver, markDeliveries, postponeDeliveries } from './deliveries.server.ts';
import { noticesEmail } from './emails.ts';
import { pushMessage } from './push-message.ts';
import { isMissed } from './rules.ts';

type Worker = Pick<JobContext, 'pool' | 'emails' | 'keyring' | 'pushServices' | 'log' | 'now' | 'publicUrl'>;

/** What nobody took is tried again after this; meanwhile that of others goes. */
const AGAIN_AFTER = 5 * 60_000;

/**
 * Sends what is due. Any number of processes may: each message is a row whose lock one process holds. An e-mail is
 * queued in the transaction that marks it; a push message goes before its mark is committed, rather twice than never.
 */
export async function deliverNotices(worker: Worker): Promise<void> {
  while (await inTransaction(worker.pool, { role: 'ilifa_auth' }, (db) => deliver(db, worker)));
  await worker.emails.deliver();
}

async function deliver(db: Database, worker: Worker): Promise<boolean> {
  const bundle = await claimBundle(db, worker.now());
  if (bundle === null) return false;
  const { notices } = bundle;
  const seen = notices.filter(({ isSeen }) => isSeen);
  const [first, ...more] = notices.filter(({ isSeen }) => !isSeen);
  if (first !== undefined) {
    const wanted = [first, ...more] as const;
    // Whatever is wrong with one bundle is written down as its own, so that the next is not kept waiting.
    const outcome = await orElse(
      db,
      () => send(db, worker, { ...bundle, notices: wanted }),
      (error) => {
        worker.log.error({ err: error, channel: bundle.channel }, 'notifications of one person could not be sent');
        return 'lost' as const;
      },
    );
    const now = worker.now();
    const waits = outcome === 'lost' ? wanted.filter(({ createdAt }) => !isMissed(bundle.channel, createdAt, now)) : [];
    await postponeDeliveries(db, idsOf(waits), new Date(now.getTime() + AGAIN_AFTER));
    const done = wanted.filter((notice) => !waits.includes(notice));
    if (outcome !== 'queued')
      await markDeliveries(db, idsOf(done), outcome === 'lost' ? 'missed' : outcome, outcome === 'sent' ? now : null);
  }
  await markDeliveries(db, idsOf(seen), 'unneeded', null);
  return true;
}

const idsOf = (rows: Bundle['notices']) => rows.map(({ deliveryId }) => deliveryId);

type Wanted = Bundle & { readonly notices: readonly [Bundle['notices'][number], ...Bundle['notices'][number][]] };

/** `lost`: to be tried again. `queued`: an e-mail, which the queue goes on with. */
async function send(
  db: Database,
  { emails, publicUrl, ...worker }: Worker,
  { channel, userId, email, name, notices }: Wanted,
): Promise<'sent' | 'unneeded' | 'lost' | 'queued'> {
  if (channel !== 'push') {
    const emailId = await emails.add(db, { to: email, ...noticesEmail({ name, publicUrl, notices }) });
    await handOver(db, idsOf(notices), emailId);
    return 'queued';
  }
  const outcome = await push(db, { ...worker, publicUrl }, userId, pushMessage(notices));
  return outcome === 'none' ? 'unneeded' : outcome;
}
