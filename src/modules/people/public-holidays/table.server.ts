import { sql } from 'drizzle-orm';
import { boolean, char, date, pgPolicy, snakeCase, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { OCCASIONS } from '#kernel/expected-holidays.ts';
import { appRole, rowsOfIdentity } from '#platform/tenancy.server.ts';
import { HOLIDAY_COUNTRIES } from './model.ts';

/** Public holidays as they were announced, for the whole site. Nothing in it is about anyone. */
export const publicHolidays = snakeCase.table(
  'public_holidays',
  {
    id: uuid().primaryKey(),
    country: char({ length: 2, enum: HOLIDAY_COUNTRIES }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    isHoliday: boolean().notNull(),
    occasion: text({ enum: OCCASIONS }),
    name: text().notNull(),
    source: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('public_holidays_day').on(table.country, table.day),
    // Every workspace reads them; they are written as `ilifa_auth`.
    pgPolicy('public_holidays_for_all', { for: 'select', to: appRole, using: sql`true` }),
    rowsOfIdentity('public_holidays'),
  ],
);
