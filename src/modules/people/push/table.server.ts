import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity, rowsOfPerson } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true }).notNull();

/** Browsers that messages are sent to. A browser belongs to whoever switched them on in it last. */
export const pushSubscriptions = snakeCase.table(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text().notNull(),
    deviceFingerprint: text().notNull(),
    name: text().notNull(),
    createdAt: at(),
  },
  (table) => [
    index('push_subscriptions_of_person').on(table.userId),
    rowsOfPerson('push_subscriptions'),
    rowsOfIdentity('push_subscriptions'),
  ],
);

/** The pair of keys that services know this installation by: one row, made when it is first asked for. */
export const pushKeys = snakeCase.table(
  'push_keys',
  { name: text().primaryKey(), publicKey: text().notNull(), sealed: text().notNull() },
  () => [rowsOfIdentity('push_keys')],
);
