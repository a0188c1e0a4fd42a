import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaceColumn } from '#modules/people/workspaces/table.server.ts';
import { authRole, openUserId, rowsOfAccount, rowsOfBringer, rowsOfWorkspace } from '#platform/tenancy.server.ts';
import type { StoredClosing, StoredTarget, StoredTemplateLine } from './model.ts';
import { METHODS } from './methods.ts';
import { ALERTS } from './outlook.ts';
import { ROLLOVERS } from './rollover.ts';

const minor = () => bigint({ mode: 'bigint' });
/**
 * A budget belongs to no account: a member who is limited to some sees none of it but the lines that are for them, whatever
 * they brought while they were not limited.
 */
const NONE = sql`false`;
const THEIR_LINES = sql`(select l.id from budget_lines l where l.member_id = ${openUserId})`;

/** How days are put into periods, and how the budget works, since a day. */
export const budgetRules = snakeCase.table(
  'budget_rules',
  {
    workspaceId: workspaceColumn(),
    since: date({ mode: 'string' }).notNull(),
    userId: uuid().notNull(),
    /** As `kernel/period-rules.ts` has it. */
    rule: text().notNull(),
    method: text({ enum: METHODS }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.since] }),
    rowsOfWorkspace('budget_rules'),
    // The job that watches budgets asks which workspaces have one.
    pgPolicy('budget_rules_listed', { for: 'select', to: authRole, using: sql`true` }),
  ],
);

export const budgetGroups = snakeCase.table(
  'budget_groups',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('budget_groups_by_name').on(table.workspaceId, sql`lower(name)`),
    rowsOfBringer('budget_groups', NONE),
  ],
);

/** A category in one currency that money is set aside for. */
export const budgetLines = snakeCase.table(
  'budget_lines',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    /** Without a foreign key: the line of a category that is gone is not shown. */
    categoryId: uuid().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Null: with the category above its own. */
    groupId: uuid(),
    /** Whose spending alone counts; null: everyone's. */
    memberId: uuid(),
    rollover: text({ enum: ROLLOVERS }).notNull(),
    capMinor: minor(),
    /** In one column, so that one undo puts back all of it. */
    target: jsonb().$type<StoredTarget>(),
    priority: integer().notNull().default(2),
    /** The key of the last period that it is in; null while it was not removed. */
    lastPeriod: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'budget_lines_group',
      columns: [table.workspaceId, table.groupId],
      foreignColumns: [budgetGroups.workspaceId, budgetGroups.id],
    }),
    uniqueIndex('budget_lines_of_category').on(
      table.workspaceId,
      table.categoryId,
      table.currency,
      sql`coalesce(member_id, '00000000-0000-0000-0000-000000000000')`,
      sql`coalesce(last_period, 'infinity')`,
    ),
    check('budget_lines_cap', sql`(rollover = 'capped') = (cap_minor is not null) and cap_minor >= 0`),
    check('budget_lines_priority', sql`priority between 1 and 3`),
    rowsOfBringer('budget_lines', sql`member_id = ${openUserId}`),
  ],
);

/** What a line may come to in each period from one on. */
export const budgetLimits = snakeCase.table(
  'budget_limits',
  {
    workspaceId: workspaceColumn(),
    lineId: uuid().notNull(),
    /** The key of the period. */
    period: date({ mode: 'string' }).notNull(),
    userId: uuid().notNull(),
    minor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.lineId, table.period] }),
    foreignKey({
      name: 'budget_limits_line',
      columns: [table.workspaceId, table.lineId],
      foreignColumns: [budgetLines.workspaceId, budgetLines.id],
    }).onDelete('cascade'),
    check('budget_limits_minor', sql`minor >= 0`),
    rowsOfBringer('budget_limits', sql`line_id in ${THEIR_LINES}`),
  ],
);

/** Money that was moved between lines, or from and to what is ready to assign. */
export const budgetMoves = snakeCase.table(
  'budget_moves',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    period: date({ mode: 'string' }).notNull(),
    fromLineId: uuid(),
    toLineId: uuid(),
    minor: minor().notNull(),
    currency: char({ length: 3 }).notNull(),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'budget_moves_from',
      columns: [table.workspaceId, table.fromLineId],
      foreignColumns: [budgetLines.workspaceId, budgetLines.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'budget_moves_to',
      columns: [table.workspaceId, table.toLineId],
      foreignColumns: [budgetLines.workspaceId, budgetLines.id],
    }).onDelete('cascade'),
    index('budget_moves_of_period').on(table.workspaceId, table.period),
    index('budget_moves_from_line').on(table.workspaceId, table.fromLineId),
    index('budget_moves_to_line').on(table.workspaceId, table.toLineId),
    check('budget_moves_minor', sql`minor > 0`),
    check('budget_moves_places', sql`from_line_id is distinct from to_line_id`),
    check('budget_moves_note', sql`char_length(note) between 1 and 200`),
    rowsOfBringer('budget_moves', sql`(from_line_id in ${THEIR_LINES} or to_line_id in ${THEIR_LINES})`),
  ],
);

/** Periods that were reviewed and closed, with their figures as they were then. */
export const budgetClosings = snakeCase.table(
  'budget_closings',
  {
    workspaceId: workspaceColumn(),
    period: date({ mode: 'string' }).notNull(),
    userId: uuid().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    lines: jsonb().$type<readonly StoredClosing[]>().notNull(),
    /** All that it showed; null where it was closed before that was stored. */
    shown: jsonb().$type<unknown>(),
    note: text(),
    closedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.period] }),
    check('budget_closings_note', sql`char_length(note) between 1 and 1000`),
    rowsOfBringer('budget_closings', NONE),
  ],
);

/** Limits under a name, to be given to a period: categories without a foreign key, as those of lines. */
export const budgetTemplates = snakeCase.table(
  'budget_templates',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    lines: jsonb().$type<readonly StoredTemplateLine[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('budget_templates_by_name').on(table.workspaceId, sql`lower(name)`),
    rowsOfBringer('budget_templates', NONE),
  ],
);

/** Accounts whose money is on the budget, or is not, other than by their type. */
export const budgetAccounts = snakeCase.table(
  'budget_accounts',
  {
    workspaceId: workspaceColumn(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId] }),
    foreignKey({
      name: 'budget_accounts_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    rowsOfAccount('budget_accounts'),
  ],
);

/** What was told of a line in a period, so that it is told once. */
export const budgetAlerts = snakeCase.table(
  'budget_alerts',
  {
    workspaceId: workspaceColumn(),
    lineId: uuid().notNull(),
    period: date({ mode: 'string' }).notNull(),
    alert: text({ enum: ALERTS }).notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.lineId, table.period, table.alert] }),
    foreignKey({
      name: 'budget_alerts_line',
      columns: [table.workspaceId, table.lineId],
      foreignColumns: [budgetLines.workspaceId, budgetLines.id],
    }).onDelete('cascade'),
    rowsOfWorkspace('budget_alerts'),
  ],
);
