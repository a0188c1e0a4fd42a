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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfBringer } from '#platform/tenancy.server.ts';

/** A line of a rule as it is stored: JSON has no large integers. */
type StoredLine = {
  readonly description: string | null;
  readonly categoryId: string | null;
  readonly note: string | null;
  readonly tagIds: string[];
  readonly hundredths: number | null;
  readonly minor: string | null;
  readonly currency: string | null;
};

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
    /** Both without foreign keys, as the category. */
    splitTemplateId: uuid(),
    transferAccountId: uuid(),
    /** None: it splits by no lines of its own. */
    splitLines: jsonb().$type<StoredLine[]>().notNull().default([]),
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
    /** By reason: transactions that rules left alone. */
    leftAlone: jsonb().$type<Record<string, number>>().notNull().default({}),
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
    /** The lines that it got, as `linesOfSplits` reads them; null where it was not split. */
    lines: jsonb().$type<unknown>(),
    /** The transfer that it became a side of, and the other side where that was written for it. */
    transferId: uuid(),
    addedId: uuid(),
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

/** Transactions that a rule says are transfers and whose other side was not there yet; a later import or run links them. */
export const automationWaiting = snakeCase.table(
  'automation_waiting',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Without foreign keys: what is gone is found by nothing. */
    transactionId: uuid().notNull(),
    ruleId: uuid().notNull(),
    /** The run over history that began it; it ends with that. */
    runId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.transactionId] }),
    rowsOfBringer('automation_waiting', sql`false`),
  ],
);

/** Suggested rules that a person does not want. */
export const automationDismissals = snakeCase.table(
  'automation_dismissals',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    merchant: text().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** The category that was suggested, or the description. */
    categoryId: uuid(),
    description: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    unique('automation_dismissals_once')
      .on(table.workspaceId, table.merchant, table.direction, table.categoryId, table.description)
      .nullsNotDistinct(),
    check('automation_dismissals_of_one', sql`num_nonnulls(category_id, description) = 1`),
    rowsOfBringer('automation_dismissals', sql`false`),
  ],
);
