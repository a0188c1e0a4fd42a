import { foreignKey, jsonb, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { rowsOfAccount } from '#platform/tenancy.server.ts';

/** Files of one shape (a layout, or an account as files name it) that went into an account, and how a person mapped them. */
export const importMappings = snakeCase.table(
  'import_mappings',
  {
    workspaceId: uuid().notNull(),
    accountId: uuid().notNull(),
    shape: text().notNull(),
    /** Null where files of the shape need no help. */
    mapping: jsonb(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId, table.shape] }),
    foreignKey({
      name: 'import_mappings_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    rowsOfAccount('import_mappings'),
  ],
);
