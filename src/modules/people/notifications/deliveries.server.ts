import { and, asc, desc, eq, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import type { Severity } from '#kernel/severity.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Delivery } from './model.ts';
import { FETCH_LIMIT } from './rules.ts';
import type { Channel, NoticeType } from './words.ts';
import { notificationDeliveries, userNotifications } from './table.server.ts';

const deliveries = notificationDeliveries;

export async function addDelivery(db: Database, row: typeof deliveries.$inferInsert): Promise<void> {
  await db.insert(deliveries).values(row);
}

/** The latest of a person. */
export async function deliveriesOf(db: Database, userId: string): Promise<Delivery[]> {
  const { id, channel, state, createdAt, dueAt, sentAt } = deliveries;
  return db
    .select({
      id,
      title: userNotifications.title,
      type: userNotifications.type,
      channel,
      state,
      createdAt,
      dueAt,
      sentAt,
    })
    .from(deliveries)
    .innerJoin(userNotifications, eq(userNotifications.id, deliveries.notificationId))
    .where(eq(deliveries.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(FETCH_LIMIT);
}

const emailDelivery = alias(notificationDeliveries, 'email_delivery');
const pushed = alias(notificationDeliveries, 'pushed');

/** All that a person was told and that is still kept, with what was sent of it. */
export async function keptNotices(db: Database, userId: string) {
  const { type, severity, title, message, isRead, actionUrl, createdAt, expiresAt, why } = userNotifications;
  return db
    .select({
      type,
      severity,
      title,
      message,
      isRead,
      actionUrl,
      createdAt,
      expiresAt,
      why,
      metadata: userNotifications.metadata,
      email: emailDelivery.state,
      emailSentAt: emailDelivery.sentAt,
      push: pushed.state,
      pushSentAt: pushed.sentAt,
    })
    .from(userNotifications)
    .leftJoin(
      emailDelivery,
      and(eq(emailDelivery.notificationId, userNotifications.id), eq(emailDelivery.channel, 'email')),
    )
    .leftJoin(pushed, and(eq(pushed.notificationId, userNotifications.id), eq(pushed.channel, 'push')))
    .where(and(eq(userNotifications.userId, userId), isNull(userNotifications.deletedAt)))
    .orderBy(asc(createdAt), asc(userNotifications.id));
}

/** That a delivery is of a notification that waits for nothing and cannot be called off. */
const IS_CRITICAL = aboutNotice(eq(userNotifications.severity, 'critical'));

/** That the notification of a delivery is so. */
function aboutNotice(...facts: SQL[]): SQL {
  const ofDelivery = eq(userNotifications.id, deliveries.notificationId);
  return sql`exists (select from ${userNotifications} where ${and(ofDelivery, ...facts)})`;
}

const waitingOf = (userId: string) =>
  and(eq(deliveries.userId, userId), eq(deliveries.state, 'waiting'), isNull(deliveries.emailId), not(IS_CRITICAL));

/** What waits goes at this moment instead: the quiet hours are others now. What is critical has none. */
export async function moveWaiting(db: Database, userId: string, dueAt: Date): Promise<void> {
  await db.update(deliveries).set({ dueAt }).where(waitingOf(userId));
}

/** What waits of these types does not go by this way: they were switched off. What is critical goes whatever was chosen. */
export async function callOffWaiting(
  db: Database,
  userId: string,
  channel: Channel,
  types: readonly NoticeType[],
): Promise<void> {
  if (types.length === 0) return;
  await db
    .update(deliveries)
    .set({ state: 'unneeded' })
    .where(
      and(waitingOf(userId), eq(deliveries.channel, channel), aboutNotice(inArray(userNotifications.type, [...types]))),
    );
}

const isDue = (now: Date) =>
  and(eq(deliveries.state, 'waiting'), isNull(deliveries.emailId), lte(deliveries.dueAt, now));

export type Bundle = {
  readonly userId: string;
  readonly channel: Channel;
  readonly email: string;
  readonly name: string;
  readonly notices: readonly {
    readonly deliveryId: string;
    readonly id: string;
    readonly title: string;
    readonly message: string;
    readonly why: string;
    readonly type: NoticeType;
    readonly severity: Severity;
    readonly createdAt: Date;
    /** Read or deleted in the app meanwhile. */
    readonly isSeen: boolean;
  }[];
};

/**
 * All that is due of one person by one way, theirs who holds the transaction until it ends; null where nothing is. What another
 * process holds is passed over. As `ilifa_auth`.
 */
export async function claimBundle(db: Database, now: Date): Promise<Bundle | null> {
  const [first] = await db
    .select({ userId: deliveries.userId, channel: deliveries.channel })
    .from(deliveries)
    .where(isDue(now))
    .orderBy(asc(deliveries.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (first === undefined) return null;
  const rows = await db
    .select({
      deliveryId: deliveries.id,
      id: userNotifications.id,
      title: userNotifications.title,
      message: userNotifications.message,
      why: userNotifications.why,
      type: userNotifications.type,
      severity: userNotifications.severity,
      createdAt: deliveries.createdAt,
      // Whoever has come into an account can read news there too: what concerns it is written in any case.
      isSeen: sql<boolean>`(${userNotifications.isRead} or ${userNotifications.deletedAt} is not null)
        and ${userNotifications.type} <> 'security'`,
      email: users.email,
      name: users.name,
    })
    .from(deliveries)
    .innerJoin(userNotifications, eq(userNotifications.id, deliveries.notificationId))
    .innerJoin(users, eq(users.id, deliveries.userId))
    .where(and(eq(deliveries.userId, first.userId), eq(deliveries.channel, first.channel), isDue(now)))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
    .limit(FETCH_LIMIT)
    .for('update', { of: deliveries, skipLocked: true });
  const [one] = rows;
  return one === undefined ? null : { ...first, email: one.email, name: one.name, notices: rows };
}

export async function markDeliveries(
  db: Database,
  ids: readonly string[],
  state: Exclude<Delivery['state'], 'waiting'>,
  sentAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await connectionOf(db).query('update notification_deliveries set state = $2, sent_at = $3 where id = any($1)', [
    ids,
    state,
    sentAt,
  ]);
}

/** These are in the queue of e-mails now, as one message. */
export async function handOver(db: Database, ids: readonly string[], emailId: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ emailId })
    .where(inArray(deliveries.id, [...ids]));
}

/** What became of the message that they went into. */
export async function settleHandedOver(
  db: Database,
  emailId: string,
  { state, sentAt }: { state: 'sent' | 'kept'; sentAt: Date | null },
): Promise<void> {
  await db.update(deliveries).set({ state, sentAt }).where(eq(deliveries.emailId, emailId));
}

/** These go at a later moment: nobody took them. */
export async function postponeDeliveries(db: Database, ids: readonly string[], dueAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(deliveries)
    .set({ dueAt })
    .where(inArray(deliveries.id, [...ids]));
}
