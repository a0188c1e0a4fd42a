import { sql } from 'drizzle-orm';
import {
  boolean,
  bytea,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/accounts/table.server.ts';
import { users } from '#modules/identity/table.server.ts';
import { workspaces } from '#modules/workspaces/table.server.ts';
import { rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** A statement file that someone brought, and what became of it. */
export const imports = snakeCase.table(
  'imports',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    fileName: text().notNull(),
    byteCount: integer().notNull(),
    sha256: text().notNull(),
    format: text(),
    status: text({ enum: ['ready', 'done', 'reverted'] }).notNull(),
    /** What the person chose: the account of each section, answers to questions, a column mapping. */
    choices: jsonb().notNull().default({}),
    /** Rows in = added + merged + skipped + failed. */
    added: integer().notNull().default(0),
    merged: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Every row that was not added, by line, with the reason: `[{ line, outcome, reason, text }]`. */
    outcomes: jsonb().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
    revertedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('imports_newest').on(table.workspaceId, sql`created_at desc`),
    rowsOfWorkspace('imports'),
  ],
);

/** The bytes as they came, kept so that a file can be read again another way. */
export const importFiles = snakeCase.table(
  'import_files',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId] }),
    foreignKey({
      name: 'import_files_import',
      columns: [table.workspaceId, table.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
    rowsOfWorkspace('import_files'),
  ],
);

/** How a person mapped the columns of files of one shape, for one account. */
export const importMappings = snakeCase.table(
  'import_mappings',
  {
    workspaceId: uuid().notNull(),
    accountId: uuid().notNull(),
    shape: text().notNull(),
    mapping: jsonb().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId, table.shape] }),
    foreignKey({
      name: 'import_mappings_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    rowsOfWorkspace('import_mappings'),
  ],
);

/** How far a running import is, written outside its transaction so that others can watch it and ask it to stop. */
export const importProgress = snakeCase.table(
  'import_progress',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    phase: text({ enum: ['reading', 'matching', 'writing', 'finishing'] }).notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    cancelRequested: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.importId] }), rowsOfWorkspace('import_progress')],
);
