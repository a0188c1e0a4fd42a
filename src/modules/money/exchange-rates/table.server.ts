import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { appRole, rowsOfIdentity, rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** What one currency is worth in another on a day, by its source. */
export const exchangeRates = snakeCase.table(
  'exchange_rates',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    source: text({ enum: ['manual', 'file', 'ecb'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    from: char('from_currency', { length: 3 }).notNull(),
    to: char('to_currency', { length: 3 }).notNull(),
    /** A plain decimal as text, exactly as the source has it but for zeros at its ends. */
    rate: text().notNull(),
    /** Who entered it or imported the file; kept when that person is gone. */
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.from, table.to, table.day, table.source] }),
    index('exchange_rates_by_day').on(table.workspaceId, table.day),
    check('exchange_rates_pair', sql`from_currency <> to_currency`),
    check('exchange_rates_rate', sql`rate ~ '^[0-9]{1,12}([.][0-9]{1,12})?$' and rate ~ '[1-9]'`),
    // Rates say nothing of an account: every member sees them.
    rowsOfWorkspace('exchange_rates'),
  ],
);

/** Rates that the operator has for every workspace. Every member reads them; written as `ilifa_auth`. */
export const operatorExchangeRates = snakeCase.table(
  'operator_exchange_rates',
  {
    source: text({ enum: ['operator-file', 'operator-ecb', 'provider'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    from: char('from_currency', { length: 3 }).notNull(),
    to: char('to_currency', { length: 3 }).notNull(),
    /** As in `exchange_rates`. */
    rate: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.from, table.to, table.day, table.source] }),
    index('operator_exchange_rates_by_day').on(table.day),
    check('operator_exchange_rates_pair', sql`from_currency <> to_currency`),
    check('operator_exchange_rates_rate', sql`rate ~ '^[0-9]{1,12}([.][0-9]{1,12})?$' and rate ~ '[1-9]'`),
    rowsOfIdentity('operator_exchange_rates'),
    pgPolicy('operator_exchange_rates_read', { for: 'select', to: appRole, using: sql`true` }),
  ],
);

/** How fetching the operator's rates went: one row, or none where nothing was ever fetched. */
export const exchangeRateFetches = snakeCase.table(
  'exchange_rate_fetches',
  {
    /** Always true: there is one address. */
    one: boolean().primaryKey().default(true),
    url: text().notNull(),
    triedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the file of this address was last read whole. */
    doneAt: timestamp({ withTimezone: true }),
    /** Why the last try failed; null where it did not. */
    failure: text(),
  },
  (table) => [check('exchange_rate_fetches_one', sql`${table.one}`), rowsOfIdentity('exchange_rate_fetches')],
);
