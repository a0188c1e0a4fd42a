import { randomUUIDv7 } from 'node:crypto';
import { passwordChanged } from '#modules/access/identity/events.ts';
import { browserAdded } from '#modules/people/push/events.ts';
import { isPushed } from '#modules/people/push/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { emailSettled } from '#platform/email-queue.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import { addDelivery, settleHandedOver } from './deliveries.server.ts';
import { noticeGiven, type Telling } from './events.ts';
import { browserAddedNotice, passwordChangedNotice } from './notices.ts';
import { channelsFor, dueAt, expiryOf } from './rules.ts';
import { addNotice } from './store.server.ts';
import { wishesOf } from './wishes.server.ts';
import type { Channel } from './words.ts';

export { keptNotices } from './deliveries.server.ts';
export { watchEach, type Watcher, type Watching } from './watching.server.ts';
export { wishesOf } from './wishes.server.ts';

/** Writes messages down in the transaction of what they are about, each by the channels that its person wants. */
export function notificationListeners(now: () => Date): readonly Listener[] {
  return [
    listener(noticeGiven, (db, telling) => asRole(db, 'ilifa_auth', () => tell(db, telling, now()))),
    listener(emailSettled, (db, { id, outcome }) =>
      // What was given up is the operator's too: its text stays in their list.
      settleHandedOver(db, id, outcome === 'sent' ? { state: 'sent', sentAt: now() } : { state: 'kept', sentAt: null }),
    ),
    listener(passwordChanged, (_, { userId }, emit) => emit(passwordChangedNotice(userId, randomUUIDv7()))),
    listener(browserAdded, (_, browser, emit) => emit(browserAddedNotice(browser))),
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
    hasEmail = false,
  } = telling;
  // In one order for all, so that two who tell the same people do not wait for each other.
  for (const userId of [...new Set(userIds)].toSorted()) {
    const { choices, quietHours } = await wishesOf(db, userId);
    const channels = channelsFor({ type, severity }, choices);
    const leaves: Exclude<Channel, 'app'>[] = [];
    if (channels.has('email') && !hasEmail) leaves.push('email');
    if (channels.has('push') && (await isPushed(db, userId))) leaves.push('push');
    if (!channels.has('app') && leaves.length === 0) continue;
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
    if (!isNew) continue;
    const due = new Date(dueAt(severity, now, quietHours));
    for (const channel of leaves)
      await addDelivery(db, {
        id: randomUUIDv7(),
        userId,
        notificationId: id,
        channel,
        state: 'waiting',
        createdAt: now,
        dueAt: due,
      });
  }
}
