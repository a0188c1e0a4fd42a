import { type SQL, sql } from 'drizzle-orm';
import {
  bytea,
  foreignKey,
  index,
  integer,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { workspaceColumn } from '#modules/people/workspaces/table.server.ts';
import { appRole, openWorkspaceId } from '#platform/tenancy.server.ts';
import { FILE_TYPES } from './model.ts';

/** A member who is limited to some accounts sees what `isReached`; what they add is seen once it is attached. */
const reached = (table: string, isReached: SQL) => [
  pgPolicy(`${table}_of_workspace`, {
    for: 'select',
    to: appRole,
    using: sql`workspace_id = ${openWorkspaceId} and ((select app_accounts()) is null or ${isReached})`,
  }),
  pgPolicy(`${table}_added`, { for: 'insert', to: appRole, withCheck: sql`workspace_id = ${openWorkspaceId}` }),
];

/** A file, stored once for all that it is attached to; it goes with the last of them (trigger). */
export const attachmentFiles = snakeCase.table(
  'attachment_files',
  {
    workspaceId: workspaceColumn(),
    /** Follows from the content (`fileIdOf`). */
    id: uuid().notNull(),
    sha256: text().notNull(),
    byteCount: integer().notNull(),
    type: text({ enum: FILE_TYPES }).notNull(),
    /** The key that its bytes are sealed with, itself sealed with the data key. */
    keySealed: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    ...reached(
      'attachment_files',
      sql`exists (select from attachments a where a.workspace_id = attachment_files.workspace_id and a.file_id = attachment_files.id)`,
    ),
  ],
);

/** The sealed bytes of a file in pieces, and under the place -1 those of its preview. */
export const attachmentPieces = snakeCase.table(
  'attachment_pieces',
  {
    workspaceId: uuid().notNull(),
    fileId: uuid().notNull(),
    place: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.fileId, table.place] }),
    foreignKey({
      name: 'attachment_pieces_file',
      columns: [table.workspaceId, table.fileId],
      foreignColumns: [attachmentFiles.workspaceId, attachmentFiles.id],
    }).onDelete('cascade'),
    ...reached(
      'attachment_pieces',
      sql`exists (select from attachment_files f
        where f.workspace_id = attachment_pieces.workspace_id and f.id = attachment_pieces.file_id)`,
    ),
  ],
);

// The policy of `transactions` decides which there are. Of what a table of another module holds, a policy of that module.
const ofVisible = sql`workspace_id = ${openWorkspaceId} and ((select app_accounts()) is null or exists (
  select from transactions t where t.workspace_id = attachments.workspace_id and t.id = transaction_id))`;

/**
 * A file that is attached: to a transaction, or to what a table of another module names that has its ids (decision 130).
 * A deleted one stays for 30 days.
 */
export const attachments = snakeCase.table(
  'attachments',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    /** Who attached it; kept when that person is gone. */
    userId: uuid().notNull(),
    /** Null: another table holds it. Triggers there delete and restore it with the row that holds it. */
    transactionId: uuid(),
    fileId: uuid().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'attachments_transaction',
      columns: [table.workspaceId, table.transactionId],
      foreignColumns: [transactions.workspaceId, transactions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'attachments_file',
      columns: [table.workspaceId, table.fileId],
      foreignColumns: [attachmentFiles.workspaceId, attachmentFiles.id],
    }),
    index('attachments_of_transaction').on(table.workspaceId, table.transactionId),
    index('attachments_of_file').on(table.workspaceId, table.fileId),
    index('attachments_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    pgPolicy('attachments_of_workspace', { for: 'all', to: appRole, using: ofVisible, withCheck: ofVisible }),
  ],
);
