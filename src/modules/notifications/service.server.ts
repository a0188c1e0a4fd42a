import { randomUUIDv7 } from 'node:crypto';
import { passwordChanged } from '#modules/identity/events.ts';
import { asRole, type Database, inTransaction } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { addDelivery, claimBundle, markDeliveries, postponeDeliveries } from './deliveries.server.ts';
import { noticeGiven, type Telling } from './events.ts';
import { noticesLetter } from './letters.ts';
import { passwordChangedNotice } from './notices.ts';
import { channelsFor, dueAt, expiryOf, undoneUntil } from './rules.ts';
import { addNotice, sweepNotices } from './store.server.ts';
import { wishesOf } from './wishes.server.ts';

export { keptNotices } from './deliveries.server.ts';
export { wishesOf } from './wishes.server.ts';

/** Writes messages down in the transaction of what they are about, each by the channels that its person wants. */
export function notificationListeners(now: () => Date): readonly Listener[] {
  return [
    listener(noticeGiven, (db, telling) => asRole(db, 'ilifa_auth', () => tell(db, telling, now()))),
    listener(passwordChanged, (_, { userId }, announce) => announce(passwordChangedNotice(userId, randomUUIDv7()))),
  ];
}

/** As `ilifa_auth`: those who are told are others than who did it. */
async function tell(db: Database, telling: Telling, now: Date): Promise<void> {
  const {
    userIds,
    key,
    type,
    severity,
    title,
    message,
    actionUrl,
    workspaceId,
    why,
    names,
    hasLetter = false,
  } = telling;
  // In one order for all, so that two who tell the same people do not wait for each other.
  for (const userId of [...new Set(userIds)].toSorted()) {
    const { choices, quietHours } = await wishesOf(db, userId);
    const channels = channelsFor({ type, severity }, choices);
    const isWritten = channels.has('email') && !hasLetter;
    if (!channels.has('app') && !isWritten) continue;
    const id = randomUUIDv7();
    const isNew = await addNotice(db, {
      id,
      userId,
      type,
      severity,
      title,
      message,
      actionUrl,
      why,
      createdAt: now,
      expiresAt: new Date(expiryOf(type, now, null)),
      aboutWorkspaceId: workspaceId,
      aboutUserId: names ?? null,
      dedupeKey: key,
      isShown: channels.has('app'),
    });
    if (!isNew || !isWritten) continue;
    const delivery = { id: randomUUIDv7(), userId, notificationId: id, channel: 'email', state: 'waiting' } as const;
    await addDelivery(db, { ...delivery, createdAt: now, dueAt: new Date(dueAt(severity, now, quietHours)) });
  }
}

type Worker = Pick<Ground, 'pool' | 'mailer' | 'log' | 'now'> & { readonly publicUrl: string };

/** A letter that nobody took is tried again after this; meanwhile those of others go. */
const AGAIN_AFTER = 5 * 60_000;

/**
 * Sends what is due. Called at intervals by every process: each message is a row whose lock one process holds, and is
 * marked in the transaction in which it was sent; a letter goes before its mark is committed, rather twice than never.
 */
export async function deliverNotices(worker: Worker): Promise<void> {
  try {
    while (await inTransaction(worker.pool, { role: 'ilifa_auth' }, (db) => deliver(db, worker)));
  } catch (error) {
    worker.log.error({ err: error }, 'sending notifications failed, and is tried again');
  }
}

async function deliver(db: Database, { mailer, now, publicUrl }: Worker): Promise<boolean> {
  const bundle = await claimBundle(db, now());
  if (bundle === null) return false;
  const { email, name, notices } = bundle;
  const wanted = notices.filter(({ isSeen }) => !isSeen);
  const idsOf = (rows: typeof notices) => rows.map(({ deliveryId }) => deliveryId);
  if (wanted.length > 0) {
    const outcome = await mailer.send({ to: email, ...noticesLetter({ name, publicUrl, notices: wanted }) });
    const later = new Date(now().getTime() + AGAIN_AFTER);
    if (outcome === 'lost') await postponeDeliveries(db, idsOf(wanted), later);
    else await markDeliveries(db, idsOf(wanted), outcome, outcome === 'sent' ? now() : null);
  }
  await markDeliveries(db, idsOf(notices.filter(({ isSeen }) => isSeen)), 'unneeded', null);
  return true;
}

/** Sweeps messages that are over, and those deleted so long ago that nobody wants them back. */
export async function sweepNotifications({ pool, log, now }: Pick<Ground, 'pool' | 'log' | 'now'>): Promise<void> {
  try {
    const deletedBefore = new Date(undoneUntil(now()));
    const sweep = () => inTransaction(pool, { role: 'ilifa_auth' }, (db) => sweepNotices(db, now(), deletedBefore));
    while ((await sweep()) > 0);
  } catch (error) {
    log.error({ err: error }, 'sweeping old notifications failed, and is tried again');
  }
}
