import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfWorkspace } from '#platform/tenancy.server.ts';
import { SPENDING_GROUPS, VARIABILITIES, VAT_CODES } from './kinds.ts';

/** Two levels of categories; the kind is that of the upper one. */
export const categories = snakeCase.table(
  'categories',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who recorded it; kept when that person is gone. */
    userId: uuid().notNull(),
    parentId: uuid(),
    /** A stable word (`groceries`) for categories of a starter set, by which built-in patterns find them. */
    slug: text(),
    name: text().notNull(),
    kind: text({ enum: ['income', 'expense', 'transfer'] }).notNull(),
    colour: text().notNull(),
    icon: text().notNull(),
    position: integer().notNull().default(0),
    isArchived: boolean().notNull().default(false),
    /** What spending is for; null where nobody has said. */
    spendingGroup: text({ enum: SPENDING_GROUPS }),
    variability: text({ enum: VARIABILITIES }),
    /** Where it goes on a tax return. */
    taxLine: text(),
    /** Its number in the chart of accounts of a business. */
    accountCode: text(),
    vatCode: text({ enum: VAT_CODES }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted, and kept for 30 days. What was filed under it has moved. */
    removedAt: timestamp({ withTimezone: true }),
    /** Removed because it was merged into this one. Without a foreign key: that one may be merged and purged first. */
    mergedInto: uuid(),
    /** The subcategories that went along, so that they can return. */
    mergedChildren: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Removed with the category above it, and restored with it. */
    removedWith: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'categories_parent',
      columns: [table.workspaceId, table.parentId],
      foreignColumns: [table.workspaceId, table.id],
    }),
    uniqueIndex('categories_name')
      .on(table.workspaceId, sql`lower(${table.name})`)
      .where(sql`removed_at is null`),
    uniqueIndex('categories_slug')
      .on(table.workspaceId, table.slug)
      .where(sql`slug is not null and removed_at is null`),
    check('categories_tax_line', sql`char_length(tax_line) between 1 and 40`),
    check('categories_account_code', sql`char_length(account_code) between 1 and 20`),
    rowsOfWorkspace('categories'),
  ],
);
