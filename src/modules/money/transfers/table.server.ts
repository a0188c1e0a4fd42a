import { sql } from 'drizzle-orm';
import { boolean, check, index, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfBringer, rowsOfWorkspace } from '#platform/tenancy.server.ts';
import { HOW_LINKED } from './kinds.ts';

/** Of a member who is limited to some accounts, only what is about transactions of those. */
const seesBoth = (table: string) =>
  sql.raw(
    ['out_id', 'in_id']
      .map(
        (side) => `exists (select from transactions t where t.workspace_id = ${table}.workspace_id and t.id = ${side})`,
      )
      .join(' and '),
  );

const sources = () => text({ enum: ['person', 'rule', 'learned', 'pattern'] });

/**
 * Money between two own accounts: the two rows of `transactions` with its id are one of it below zero and one above.
 * Triggers in migration "transfers-kept" end it when one of them is deleted, and link them again when that comes back.
 */
export const transfers = snakeCase.table(
  'transfers',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who linked it; kept when that person is gone. */
    userId: uuid().notNull(),
    how: text({ enum: HOW_LINKED }).notNull(),
    /** Without foreign keys: they would cost each deletion of transactions a look here. */
    outId: uuid().notNull(),
    inId: uuid().notNull(),
    /** The category that linking gave, and those that were there before; a row of a transfer category keeps its own. */
    categoryId: uuid().notNull(),
    outCategoryId: uuid(),
    outCategorySource: sources(),
    inCategoryId: uuid(),
    inCategorySource: sources(),
    /** The side that linking wrote into an account without statements; it goes where the other was never there. */
    addedId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** One of the two was deleted; restoring it links them again. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('transfers_ended')
      .on(table.endedAt)
      .where(sql`ended_at is not null`),
    check('transfers_two_rows', sql`out_id <> in_id`),
    rowsOfBringer('transfers', seesBoth('transfers')),
  ],
);

/** Two transactions that a person said are no transfer. */
export const transferRejections = snakeCase.table(
  'transfer_rejections',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    outId: uuid().notNull(),
    inId: uuid().notNull(),
    /** Who said so; kept when that person is gone. */
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.outId, table.inId] }),
    rowsOfBringer('transfer_rejections', seesBoth('transfer_rejections')),
  ],
);

/** What a workspace chose about transfers; without a row certain ones are linked. */
export const transferSettings = snakeCase.table(
  'transfer_settings',
  {
    workspaceId: uuid()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    linksCertain: boolean().notNull(),
  },
  () => [rowsOfWorkspace('transfer_settings')],
);
