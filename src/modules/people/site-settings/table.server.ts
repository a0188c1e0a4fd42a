import { sql } from 'drizzle-orm';
import { boolean, check, snakeCase, text, timestamp } from 'drizzle-orm/pg-core';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

/** What a superuser sets for the whole site while it runs: one row, or none where nothing was ever set. */
export const siteSettings = snakeCase.table(
  'site_settings',
  {
    /** Always true: there is one site. */
    one: boolean().primaryKey().default(true),
    signUpsOpen: boolean().notNull().default(true),
    /** Told to everybody who is signed in; null: nothing. */
    announcement: text(),
    /** When the announcement is over by itself; null: when it is taken away. */
    announcedUntil: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('site_settings_one', sql`${table.one}`), rowsOfIdentity('site_settings')],
);
