import { sql } from 'drizzle-orm';
import { bigint, char, check, date, index, pgPolicy, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId, rowsOfIdentity } from '#platform/tenancy.server.ts';

/** The plans that people have or had (§3). */
export const subscriptions = snakeCase.table(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['active', 'ended'] }).notNull(),
    /** Its words decide the plan (§6): "Ilifa Business, yearly" is a business plan. */
    planName: text().notNull(),
    /** What an interval costs; null where nothing is charged. */
    priceMinor: bigint({ mode: 'bigint' }),
    currency: char({ length: 3 }),
    billingInterval: text({ enum: ['month', 'year'] }).notNull(),
    /** Its last day, in UTC; null: until it is ended. */
    endDate: date(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was ended before its last day. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('subscriptions_of_user').on(table.userId),
    check('subscriptions_price_has_currency', sql`(price_minor is null) = (currency is null)`),
    rowsOfIdentity('subscriptions'),
    pgPolicy('subscriptions_seen_by_the_person', { for: 'select', to: appRole, using: sql`user_id = ${openUserId}` }),
  ],
);
