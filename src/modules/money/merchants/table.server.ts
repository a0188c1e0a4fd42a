import { boolean, foreignKey, integer, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#modules/money/categories/table.server.ts';
import { rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** What a person's own corrections taught: this merchant belongs in that category. */
export const merchantMemory = snakeCase.table(
  'merchant_memory',
  {
    workspaceId: uuid().notNull(),
    /** The merchant's key (`merchantOf`), the same for all spellings of one shop. */
    merchant: text().notNull(),
    /** `in` or `out`: a refund need not go where the purchase went. */
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** The merchant as its latest transaction names it; null: learned before names were stored. */
    name: text(),
    categoryId: uuid().notNull(),
    /** How often a person said so. */
    corrections: integer().notNull().default(1),
    /** A person said "always": later corrections of single rows change nothing about it. */
    isFixed: boolean().notNull().default(false),
    /** When this category was first said. */
    learnedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Rows of imports that went where this says. */
    uses: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.merchant, table.direction] }),
    foreignKey({
      name: 'merchant_memory_category',
      columns: [table.workspaceId, table.categoryId],
      foreignColumns: [categories.workspaceId, categories.id],
    }).onDelete('cascade'),
    rowsOfWorkspace('merchant_memory'),
  ],
);

/** Lessons that followed the transactions of a category that was merged or deleted, so that they can return with it. */
export const lessonMoves = snakeCase.table(
  'lesson_moves',
  {
    workspaceId: uuid().notNull(),
    categoryId: uuid().notNull(),
    merchant: text().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** Where the lesson went; it returns only from there. */
    movedTo: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.categoryId, table.merchant, table.direction] }),
    // What can no longer return goes with its category.
    foreignKey({
      name: 'lesson_moves_category',
      columns: [table.workspaceId, table.categoryId],
      foreignColumns: [categories.workspaceId, categories.id],
    }).onDelete('cascade'),
    rowsOfWorkspace('lesson_moves'),
  ],
);
