import { sql } from 'drizzle-orm';
import { char, check, date, integer, pgPolicy, snakeCase, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { appRole, rowsOfIdentity } from '#platform/tenancy.server.ts';
import { RATE_COUNTRIES, RATE_KINDS } from './model.ts';

/** Prime rates and caps that operators entered, for the whole site. Nothing in it is about anyone. */
export const lendingRates = snakeCase.table(
  'lending_rates',
  {
    id: uuid().primaryKey(),
    country: char({ length: 2, enum: RATE_COUNTRIES }).notNull(),
    kind: text({ enum: RATE_KINDS }).notNull(),
    /** It holds from this day on. */
    day: date({ mode: 'string' }).notNull(),
    /** Hundredths of a percent a year. */
    rate: integer().notNull(),
    source: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('lending_rates_day').on(table.country, table.kind, table.day),
    check('lending_rates_rate', sql`rate >= 0`),
    // Every workspace reads them; they are written as `ilifa_auth`.
    pgPolicy('lending_rates_for_all', { for: 'select', to: appRole, using: sql`true` }),
    rowsOfIdentity('lending_rates'),
  ],
);
