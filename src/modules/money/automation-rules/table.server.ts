import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { rowsOfBringer } from '#platform/tenancy.server.ts';

/** What happens to transactions that a search finds. */
export const automationRules = snakeCase.table(
  'automation_rules',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who added it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    stage: text({ enum: ['early', 'normal', 'late'] }).notNull(),
    position: integer().notNull(),
    isEnabled: boolean().notNull(),
    /** Without a foreign key: a rule outlives its category, does nothing about it then, and the page says so. */
    categoryId: uuid(),
    description: text(),
    note: text(),
    tagIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isReviewed: boolean().notNull(),
    isSkipped: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted, and can be brought back. */
    removedAt: timestamp({ withTimezone: true }),
    lastRunAt: timestamp({ withTimezone: true }),
    lastRunCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    check('automation_rules_name_length', sql`char_length(name) between 1 and 100`),
    // What they find may tell of any account: members who see some only read nothing of rules.
    rowsOfBringer('automation_rules', sql`false`),
  ],
);

/** When rules ran, and what they came to. */
export const automationRuns = snakeCase.table(
  'automation_runs',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    kind: text({ enum: ['history', 'import'] }).notNull(),
    /** Without a foreign key: imports stand above this module. */
    importId: uuid(),
    /** By rule: transactions that it changed. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
    changed: integer().notNull(),
    skipped: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    revertedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('automation_runs_newest').on(table.workspaceId, sql`created_at desc`),
    rowsOfBringer('automation_runs', sql`false`),
  ],
);

/** Each transaction of a run over history, before and after, by which the run is undone. */
export const automationChanges = snakeCase.table(
  'automation_changes',
  {
    workspaceId: uuid().notNull(),
    runId: uuid().notNull(),
    /** Without a foreign key: what is gone for good is just not put back. */
    transactionId: uuid().notNull(),
    /** Null where the category was left alone. */
    categoryId: uuid(),
    categoryBefore: uuid(),
    sourceBefore: text({ enum: ['person', 'rule', 'learned', 'pattern'] }),
    description: text(),
    descriptionBefore: text(),
    /** There was none before. */
    note: text(),
    /** Tags that it got. */
    tagIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isReviewed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.runId, table.transactionId] }),
    foreignKey({
      name: 'automation_changes_run',
      columns: [table.workspaceId, table.runId],
      foreignColumns: [automationRuns.workspaceId, automationRuns.id],
    }).onDelete('cascade'),
    rowsOfBringer('automation_changes', sql`false`),
  ],
);

/** Suggested rules that a person does not want. */
export const automationDismissals = snakeCase.table(
  'automation_dismissals',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    merchant: text().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    categoryId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.merchant, table.direction, table.categoryId] }),
    rowsOfBringer('automation_dismissals', sql`false`),
  ],
);
