import { bigint, boolean, char, primaryKey, snakeCase, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/workspaces/table.server.ts';
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
    /** Keyed hash of the number's digits, by which a statement finds its account. */
    accountNumberHash: text(),
    country: char({ length: 2 }).notNull(),
    currency: char({ length: 3 }).notNull(),
    openingMinor: bigint({ mode: 'bigint' }).notNull().default(0n),
    accountTag: text().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted, and kept for 30 days; only an account without rows can be. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    unique('bank_accounts_currency').on(table.workspaceId, table.id, table.currency),
    rowsOfAccount('bank_accounts', 'id'),
  ],
);
