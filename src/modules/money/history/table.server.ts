import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgPolicy, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { appRole, openUserId, openWorkspaceId, seesAccount } from '#platform/tenancy.server.ts';
import { SOURCES } from './model.ts';

/**
 * What each command wrote to transactions and to what hangs on them, written by the trigger `record_change` alone. It
 * stays as long as its transaction does.
 */
export const transactionChanges = snakeCase.table(
  'transaction_changes',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** In the order in which they were written. */
    number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** All that one command wrote has the same. */
    changeId: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null where the server did it by itself. */
    userId: uuid(),
    source: text({ enum: SOURCES }).notNull(),
    /** What that was called then: the API key, the rules that ran, or the file of an import. */
    sourceNames: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The name of the command in the activity log. */
    command: text().notNull(),
    /** The change that this one undid; undone itself, that is a redo. */
    undoes: uuid(),
    tableName: text().notNull(),
    /** The columns of its primary key without the workspace, with their values. */
    rowKey: jsonb().notNull(),
    transactionId: uuid(),
    accountId: uuid(),
    op: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    /** The columns that changed, as they were and as they are since; of what was added or deleted, all. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.number] }),
    index('transaction_changes_of_transaction').on(table.workspaceId, table.transactionId, sql`number desc`),
    index('transaction_changes_of_change').on(table.workspaceId, table.changeId),
    index('transaction_changes_of_user').on(table.workspaceId, table.userId, sql`number desc`),
    index('transaction_changes_undone')
      .on(table.workspaceId, table.undoes)
      .where(sql`undoes is not null`),
    index('transaction_changes_renaming')
      .on(table.workspaceId, table.transactionId)
      .where(sql`op = 'update' and source = 'person' and after ? 'description'`),
    pgPolicy('transaction_changes_seen', {
      for: 'select',
      to: appRole,
      using: sql`workspace_id = ${openWorkspaceId} and (${seesAccount()} or (account_id is null and user_id = ${openUserId}))`,
    }),
  ],
);
