import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SEVERITIES } from '#kernel/severity.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfIdentity, rowsOfPerson } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });
const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Messages to people (§3). Who causes one writes it to others, as `ilifa_auth`; each reads their own. */
export const userNotifications = snakeCase.table(
  'user_notifications',
  {
    id: uuid().primaryKey(),
    userId: person(),
    type: text({ enum: ['transaction', 'budget', 'goal', 'compliance', 'security', 'system'] }).notNull(),
    severity: text({ enum: SEVERITIES }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    isRead: boolean().notNull().default(false),
    actionUrl: text(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    /** The books it is about. The row is the person's nonetheless, and is gone with those books. */
    aboutWorkspaceId: uuid().references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Whom it names, beside its reader: it is gone with them. */
    aboutUserId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    why: text().notNull(),
    /** One event, one message. */
    dedupeKey: text().notNull(),
    /** False where the person wants such news by other channels alone. */
    isShown: boolean().notNull(),
    snoozedUntil: at(),
    /** When the person deleted it; swept a while later, so that they can have it back. */
    deletedAt: at(),
  },
  (table) => [
    uniqueIndex('user_notifications_once').on(table.userId, table.dedupeKey),
    index('user_notifications_of_person').on(table.userId, sql`created_at desc`),
    index('user_notifications_expiry').on(table.expiresAt),
    index('user_notifications_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('user_notifications_about').on(table.aboutWorkspaceId),
    index('user_notifications_naming').on(table.aboutUserId),
    rowsOfPerson('user_notifications'),
    rowsOfIdentity('user_notifications'),
  ],
);

/** What people want to be told, and how; without a row the defaults hold. */
export const notificationWishes = snakeCase.table(
  'notification_wishes',
  {
    userId: person().primaryKey(),
    /** `type.channel` to on or off; what is not named follows the defaults. */
    choices: jsonb().$type<Record<string, boolean>>().notNull().default({}),
    quietHours: jsonb().$type<{ from: string; until: string; timeZone: string }>(),
    updatedAt: at().notNull(),
  },
  () => [rowsOfPerson('notification_wishes'), rowsOfIdentity('notification_wishes')],
);

/** What is to leave the app, and what became of it. A row is one piece of work: whoever holds its lock does it. */
export const notificationDeliveries = snakeCase.table(
  'notification_deliveries',
  {
    id: uuid().primaryKey(),
    userId: person(),
    notificationId: uuid()
      .notNull()
      .references(() => userNotifications.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['app', 'email', 'push'] }).notNull(),
    state: text({ enum: ['waiting', 'sent', 'kept', 'unneeded', 'missed'] }).notNull(),
    createdAt: at().notNull(),
    dueAt: at().notNull(),
    sentAt: at(),
    /** The message that it went into; it waits there from then on. */
    emailId: uuid(),
  },
  (table) => [
    uniqueIndex('notification_deliveries_once').on(table.notificationId, table.channel),
    index('notification_deliveries_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
    index('notification_deliveries_of_email')
      .on(table.emailId)
      .where(sql`email_id is not null`),
    index('notification_deliveries_of_person').on(table.userId, sql`created_at desc`),
    rowsOfPerson('notification_deliveries'),
    rowsOfIdentity('notification_deliveries'),
  ],
);
