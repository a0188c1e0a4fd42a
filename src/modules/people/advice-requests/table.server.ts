import { sql } from 'drizzle-orm';
import { index, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity, rowsOfPerson } from '#platform/tenancy.server.ts';
import { REQUEST_STATES, SERVICE_IDS } from './words.ts';

const at = () => timestamp({ withTimezone: true }).notNull();

/** Services that people asked for. Their own rows to them, all rows to those who answer (as `ilifa_auth`). */
export const serviceRequests = snakeCase.table(
  'service_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    service: text({ enum: SERVICE_IDS }).notNull(),
    note: text().notNull(),
    state: text({ enum: REQUEST_STATES }).notNull(),
    askedAt: at(),
    changedAt: at(),
    answer: text(),
  },
  (table) => [
    index('service_requests_of_person').on(table.userId, table.askedAt),
    index('service_requests_by_state').on(table.state, table.askedAt),
    uniqueIndex('service_requests_open_once')
      .on(table.userId, table.service)
      .where(sql`state in ('asked', 'in-talks')`),
    rowsOfPerson('service_requests'),
    rowsOfIdentity('service_requests'),
  ],
);
