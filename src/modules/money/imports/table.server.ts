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
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { openUserId, rowsOfAccount, rowsOfBringer, rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** A statement file that someone brought, and what became of it. */
export const imports = snakeCase.table(
  'imports',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who recorded it; kept when that person is gone. */
    userId: uuid().notNull(),
    fileName: text().notNull(),
    byteCount: integer().notNull(),
    sha256: text().notNull(),
    format: text(),
    /** What files of the same making have in common (`layoutOf`): their equal rows are equal letter by letter. */
    layout: text(),
    status: text({ enum: ['ready', 'done', 'reverted'] }).notNull(),
    /** What the person chose: the account of each section, answers to questions, a column mapping. */
    choices: jsonb().notNull().default({}),
    /** Rows in = added + merged + skipped + failed. */
    added: integer().notNull().default(0),
    merged: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Every row that was not added, by line, with the reason (`LeftOutSchema`). */
    outcomes: jsonb().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
    revertedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('imports_newest').on(table.workspaceId, sql`created_at desc`),
    rowsOfBringer('imports', sql`user_id = ${openUserId}`),
  ],
);

// The policy of `imports` decides which there are.
const ofVisibleImport = sql`import_id in (select id from imports)`;

/** The bytes as they came, in pieces, kept so that a file can be read again another way. */
export const importFiles = snakeCase.table(
  'import_files',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    /** Of the piece within the file; files of the first versions are one piece. */
    place: integer().notNull().default(0),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId, table.place] }),
    foreignKey({
      name: 'import_files_import',
      columns: [table.workspaceId, table.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
    rowsOfBringer('import_files', ofVisibleImport),
  ],
);

/** What stands in a file that is no text itself. Of a PDF with a password it is all that can be read once more. */
export const importTexts = snakeCase.table(
  'import_texts',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    format: text({ enum: ['spreadsheet', 'pdf', 'program'] }).notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId] }),
    foreignKey({
      name: 'import_texts_import',
      columns: [table.workspaceId, table.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
    rowsOfBringer('import_texts', ofVisibleImport),
  ],
);

/**
 * Rows of a file that were not added because they are a transaction already (`transactionId`), or because the person
 * left them out (null). Found again by their hash when they come in another file, and taken back with the import.
 * Without a foreign key to the transaction, which would cost each deletion of rows a look here.
 */
export const importDecisions = snakeCase.table(
  'import_decisions',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    /** The row's place in its file. */
    place: integer().notNull(),
    accountId: uuid().notNull(),
    contentHash: text().notNull(),
    transactionId: uuid(),
    /** Facts of the transaction before and after the merge. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId, table.place] }),
    foreignKey({
      name: 'import_decisions_import',
      columns: [table.workspaceId, table.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
    index('import_decisions_content').on(table.workspaceId, table.accountId, table.contentHash),
    rowsOfAccount('import_decisions'),
  ],
);

/**
 * Files that a person dropped at once: they count as one import, and share what one may weigh. Rows of a day are enough: a
 * drop is over when its files are read.
 */
export const importDrops = snakeCase.table(
  'import_drops',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    filesLeft: integer().notNull(),
    bytesLeft: integer().notNull(),
    rowsLeft: integer().notNull(),
    /** Whether a file of it was read: a drop of none is no import. */
    isRead: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] }), rowsOfWorkspace('import_drops')],
);

/** Which imports one press made, and the accounts and categories that each of them made, to be undone together. */
export const importBatches = snakeCase.table(
  'import_batches',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    batchId: uuid().notNull(),
    accountIds: uuid().array().notNull(),
    categoryIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId] }),
    foreignKey({
      name: 'import_batches_import',
      columns: [table.workspaceId, table.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
    index('import_batches_batch').on(table.workspaceId, table.batchId),
    rowsOfBringer('import_batches', ofVisibleImport),
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
