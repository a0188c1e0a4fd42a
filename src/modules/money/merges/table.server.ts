import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfAccount } from '#platform/tenancy.server.ts';

/**
 * A transaction that was merged into another and is in the trash, or gone from it. Triggers in migration "merges-kept" move
 * its receipts and links with the row, and back where it goes; it goes where the transaction is restored.
 */
export const transactionMerges = snakeCase.table(
  'transaction_merges',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Without foreign keys: they would cost each deletion of transactions a look here. */
    mergedId: uuid().notNull(),
    keptId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** Who merged them; kept when that person is gone. */
    userId: uuid().notNull(),
    /** How a statement names the merged one, which is known by it once it is gone from the trash; and which brought it. */
    contentHash: text(),
    importId: uuid(),
    importLine: integer(),
    /** What statements say of the one that stays, before and after, and of the merged one: `Facts`. */
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    merged: jsonb().notNull(),
    /** What moved to the one that stays. */
    receiptIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    linkIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.mergedId] }),
    index('transaction_merges_of_account').on(table.workspaceId, table.accountId),
    index('transaction_merges_of_kept').on(table.workspaceId, table.keptId),
    rowsOfAccount('transaction_merges'),
  ],
);
