import { sql } from 'drizzle-orm';
import { jsonb, primaryKey, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfWorkspace } from '#platform/tenancy.server.ts';
import type { TemplateLine } from './model.ts';

/** How transactions are split time and again. The lines of a split itself are transactions. */
export const splitTemplates = snakeCase.table(
  'split_templates',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who added it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    /** A category of theirs that is gone counts as none. */
    lines: jsonb().$type<TemplateLine[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('split_templates_by_name').on(table.workspaceId, sql`lower(name)`),
    rowsOfWorkspace('split_templates'),
  ],
);
