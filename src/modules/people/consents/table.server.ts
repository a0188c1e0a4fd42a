import { sql } from 'drizzle-orm';
import { boolean, index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfPerson } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true }).notNull();

/** What people agreed to and when (§3). A row for each decision; the application may add some and change none. */
export const consents = snakeCase.table(
  'consents',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    functional: boolean().notNull(),
    analytics: boolean().notNull(),
    marketing: boolean().notNull(),
    via: text({ enum: ['banner', 'settings'] }).notNull(),
    givenAt: at(),
    recordedAt: at(),
    ipAddress: text(),
    userAgent: text(),
  },
  (table) => [index('consents_of_person').on(table.userId, sql`given_at desc`), rowsOfPerson('consents')],
);
