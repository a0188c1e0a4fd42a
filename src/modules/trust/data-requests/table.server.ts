import { boolean, date, index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity, rowsOfPerson } from '#platform/tenancy.server.ts';
import { RIGHTS, STATES } from './words.ts';

const at = () => timestamp({ withTimezone: true });

/** What people asked about their data. Their own rows to them, all rows to those who answer (as `ilifa_auth`). */
export const rightsRequests = snakeCase.table(
  'rights_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The request's own `right` would be a word of SQL. */
    kind: text({ enum: RIGHTS }).notNull(),
    details: text().notNull(),
    /** Whose law counts the days; kept, since people move. */
    country: text().notNull(),
    needsSomebody: boolean().notNull(),
    state: text({ enum: STATES }).notNull(),
    receivedAt: at().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    closedAt: at(),
    answer: text(),
  },
  (table) => [
    index('rights_requests_of_person').on(table.userId, table.receivedAt),
    index('rights_requests_by_deadline').on(table.closedAt, table.dueOn),
    rowsOfPerson('rights_requests'),
    rowsOfIdentity('rights_requests'),
  ],
);
