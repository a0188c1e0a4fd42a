import { sql } from 'drizzle-orm';
import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * Accounts that are to go. Without a foreign key to the person: the row outlives them until the last e-mail is sent.
 * One row is one piece of work; whoever holds its lock does it.
 */
export const erasures = snakeCase.table(
  'erasures',
  {
    userId: uuid().primaryKey(),
    askedAt: at().notNull(),
    dueAt: at().notNull(),
    /** When the e-mail before the end was sent. */
    remindedAt: at(),
    /** Somebody signed in to the account: nothing happens but an e-mail. */
    undoneAt: at(),
    /** When everything was deleted; from then on name and address are here alone, for the last e-mail. */
    erasedAt: at(),
    name: text(),
    email: text(),
  },
  (table) => [
    index('erasures_due')
      .on(table.dueAt)
      .where(sql`erased_at is null and undone_at is null`),
    rowsOfIdentity('erasures'),
  ],
);
