import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  snakeCase,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfAccount } from '#platform/tenancy.server.ts';

/** Accounts at banks and elsewhere (§3 `bank_accounts`). The balance is the opening balance and the kept sums. */
export const bankAccounts = snakeCase.table(
  'bank_accounts',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who recorded it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    bankName: text().notNull(),
    accountType: text({
      enum: ['cheque', 'savings', 'credit-card', 'loan', 'cash', 'mobile-money', 'investment', 'other'],
    }).notNull(),
    /** Sealed with the operator's key; only the last four digits are kept in the clear. */
    accountNumberSealed: text(),
    accountNumberLast4: text(),
    country: char({ length: 2 }).notNull(),
    currency: char({ length: 3 }).notNull(),
    openingMinor: bigint({ mode: 'bigint' }).notNull().default(0n),
    accountTag: text().notNull(),
    /** What the bank lends at most, as a card's limit or an overdraft. */
    creditLimitMinor: bigint({ mode: 'bigint' }),
    /** The day of the month on which a card's statement is drawn up, and when it is to be paid: by one of two rules. */
    statementDay: smallint(),
    dueDaysAfter: smallint(),
    dueDay: smallint(),
    isActive: boolean().notNull().default(true),
    /** The last day on which it has transactions; a trigger refuses later ones. */
    closedOn: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted, and kept for 30 days; only an account without rows can be. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    unique('bank_accounts_currency').on(table.workspaceId, table.id, table.currency),
    check('bank_accounts_closed', sql`closed_on is null or not is_active`),
    check('bank_accounts_credit_limit', sql`credit_limit_minor > 0`),
    check('bank_accounts_statement_day', sql`statement_day between 1 and 31`),
    check(
      'bank_accounts_payment_due',
      sql`num_nonnulls(due_days_after, due_day) < 2 and coalesce(due_days_after, due_day) between 1 and 31`,
    ),
    rowsOfAccount('bank_accounts', 'id'),
  ],
);

/**
 * What banks say was in an account at the end of a day: the closing balances of the statements that stand in the books, by
 * import and by section of its file. Taken back with the import, whose foreign key is left out: imports stand on accounts.
 */
export const bankBalances = snakeCase.table(
  'bank_balances',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    section: integer().notNull(),
    accountId: uuid().notNull(),
    /** Both null where the section says no balance and is kept for the opening balance that it moved. */
    day: date({ mode: 'string' }),
    minor: bigint({ mode: 'bigint' }),
    isSignSure: boolean().notNull(),
    /** The first day of the section's rows, and what was in the account before them; both or neither. */
    firstDay: date({ mode: 'string' }),
    beforeMinor: bigint({ mode: 'bigint' }),
    /** By how much the import moved the opening balance, since its transactions are older than all that were there. */
    openingMoved: bigint({ mode: 'bigint' }).notNull().default(0n),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId, table.section] }),
    foreignKey({
      name: 'bank_balances_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    check(
      'bank_balances_says_or_moves',
      sql`(${table.day} is null) = (${table.minor} is null) and (${table.day} is not null or ${table.openingMoved} <> 0)`,
    ),
    index('bank_balances_newest').on(table.workspaceId, table.accountId, table.day),
    rowsOfAccount('bank_balances'),
  ],
);
