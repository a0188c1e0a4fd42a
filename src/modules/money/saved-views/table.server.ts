import { sql } from 'drizzle-orm';
import { boolean, primaryKey, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { openUserId, rowsOfBringer } from '#platform/tenancy.server.ts';

/** Searches of the workspace's transactions that have a name. */
export const savedViews = snakeCase.table(
  'saved_views',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who added it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    sort: text({ enum: SORT_COLUMNS }).notNull(),
    direction: text({ enum: ['up', 'down'] }).notNull(),
    includeTransfers: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('saved_views_by_name').on(table.workspaceId, sql`lower(name)`),
    // Its query may name an account: a member who is limited to some sees the views that they saved themselves.
    rowsOfBringer('saved_views', sql`user_id = ${openUserId}`),
  ],
);
