import { sql } from 'drizzle-orm';
import { check, primaryKey, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** Words that transactions are marked with; which of them a transaction has stands in `transactions.tag_ids`. */
export const tags = snakeCase.table(
  'tags',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who added it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted or merged, and can be brought back: no transaction is touched. */
    removedAt: timestamp({ withTimezone: true }),
    /** The tag that has its transactions now. */
    mergedInto: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('tags_by_name')
      .on(table.workspaceId, sql`lower(name)`)
      .where(sql`removed_at is null`),
    check('tags_merged', sql`merged_into is null or removed_at is not null`),
    // Like categories, they are for all members, whichever accounts they see.
    rowsOfWorkspace('tags'),
  ],
);
