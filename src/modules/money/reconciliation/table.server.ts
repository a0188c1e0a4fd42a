import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfAccount } from '#platform/tenancy.server.ts';

/**
 * Statements that transactions are compared with. While one is finished, a trigger keeps its transactions as they are
 * (`keep_reconciled`); they name it in `reconciliation_id`, without a foreign key, which would cost each import a look here.
 */
export const reconciliations = snakeCase.table(
  'reconciliations',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who started it; kept when that person is gone. */
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
    statementDay: date({ mode: 'string' }).notNull(),
    statementMinor: bigint({ mode: 'bigint' }).notNull(),
    /** What was reconciled before it. */
    openingMinor: bigint({ mode: 'bigint' }).notNull(),
    status: text({ enum: ['open', 'finished', 'reopened'] }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedBy: uuid(),
    finishedAt: timestamp({ withTimezone: true }),
    reopenedBy: uuid(),
    reopenedAt: timestamp({ withTimezone: true }),
    reopenReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'reconciliations_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    uniqueIndex('reconciliations_of_day').on(table.workspaceId, table.accountId, table.statementDay),
    check('reconciliations_finished', sql`status <> 'finished' or finished_at is not null`),
    check('reconciliations_reason', sql`char_length(reopen_reason) between 3 and 200`),
    rowsOfAccount('reconciliations'),
  ],
);
