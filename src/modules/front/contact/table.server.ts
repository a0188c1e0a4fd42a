import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/** What visitors wrote through the site. Of nobody who is signed in: read and written as `ilifa_auth`. */
export const enquiries = snakeCase.table(
  'enquiries',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    receivedAt: at().notNull(),
    settledAt: at(),
  },
  (table) => [index('enquiries_by_time').on(table.settledAt, table.receivedAt), rowsOfIdentity('enquiries')],
);
