import { boolean, char, jsonb, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CALENDAR_MONTHS, type DatedStart, type DayOff } from '#kernel/person-months.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfPerson } from '#platform/tenancy.server.ts';

/** What people prefer (§3); without a row the defaults hold. */
export const userPreferences = snakeCase.table(
  'user_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Null: that of the browser. */
    timezone: text(),
    dateFormat: text().notNull(),
    timeFormat: text().notNull(),
    /** Starts of months in the order of their days. */
    monthStarts: jsonb().$type<readonly DatedStart[]>().notNull().default(CALENDAR_MONTHS),
    daysOff: jsonb().$type<readonly DayOff[]>().notNull().default([]),
    skipsWelcome: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [rowsOfPerson('user_preferences')],
);
