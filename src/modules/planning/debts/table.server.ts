import { sql } from 'drizzle-orm';
import { bigint, char, check, index, integer, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { openUserId, rowsOfBringer } from '#platform/tenancy.server.ts';

/** How the debts of books are paid off; one plan for each books, in one currency. */
export const debtPlans = snakeCase.table(
  'debt_plans',
  {
    workspaceId: uuid()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who brought it; kept when that person is gone. */
    userId: uuid().notNull(),
    currency: char({ length: 3 }).notNull(),
    strategy: text({ enum: ['avalanche', 'snowball', 'custom'] }).notNull(),
    /** What is paid each month beside the minimums. */
    extraMinor: bigint({ mode: 'bigint' }).notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check('debt_plans_extra', sql`extra_minor >= 0`),
    // A debt belongs to no account: a member who is limited to some sees what they brought themselves.
    rowsOfBringer('debt_plans', sql`user_id = ${openUserId}`),
  ],
);

/** What the books owe. */
export const debts = snakeCase.table(
  'debts',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    balanceMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Nominal interest a year in hundredths of a percent. */
    rate: integer().notNull(),
    minimumMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Its place in the person's own order. */
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('debts_in_order').on(table.workspaceId, table.position),
    check('debts_amounts', sql`balance_minor >= 0 and minimum_minor >= 0 and rate >= 0`),
    rowsOfBringer('debts', sql`user_id = ${openUserId}`),
  ],
);

/** Payments that the plan makes once. */
export const debtPayments = snakeCase.table(
  'debt_payments_once',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    /** `2027-03`. */
    month: char({ length: 7 }).notNull(),
    currency: char({ length: 3 }).notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    check('debt_payments_once_amount', sql`amount_minor >= 0`),
    rowsOfBringer('debt_payments_once', sql`user_id = ${openUserId}`),
  ],
);
