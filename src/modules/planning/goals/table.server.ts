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
  pgPolicy,
  primaryKey,
  smallint,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaceColumn } from '#modules/people/workspaces/table.server.ts';
import { authRole, openUserId, rowsOfAccount, rowsOfBringer, rowsOfWorkspace } from '#platform/tenancy.server.ts';
import { FEED_KINDS, GOAL_KINDS, GOAL_STATES } from './kinds.ts';

const minor = () => bigint({ mode: 'bigint' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** What a workspace saves for. */
export const goals = snakeCase.table(
  'goals',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    /** Who made it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    kind: text({ enum: GOAL_KINDS }).notNull(),
    currency: char({ length: 3 }).notNull(),
    targetMinor: minor().notNull(),
    /** When it should be reached; of a sinking fund the first day on which its cost is due. */
    dueOn: date({ mode: 'string' }),
    /** The cost of a sinking fund comes back after so many months. */
    everyMonths: smallint(),
    state: text({ enum: GOAL_STATES }).notNull().default('active'),
    startedOn: date({ mode: 'string' }).notNull(),
    /** Its place: where an account holds too little, later goals go short first. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    check('goals_target', sql`target_minor > 0`),
    check('goals_name', sql`char_length(name) between 1 and 80`),
    check(
      'goals_sinking',
      sql`(kind = 'sinking') = (every_months is not null) and every_months between 1 and 24 and (kind <> 'sinking' or due_on is not null)`,
    ),
    // A member who is limited to some accounts sees goals that have money on those, and their own.
    rowsOfBringer(
      'goals',
      sql`(user_id = ${openUserId} or id in (select e.goal_id from goal_entries e union all select p.goal_id from goal_pledges p))`,
    ),
    // The job that watches goals asks which workspaces have one.
    pgPolicy('goals_listed', { for: 'select', to: authRole, using: sql`true` }),
  ],
);

/** Part of an account's balance that is set aside for a goal, or below zero taken out of it again. */
export const goalEntries = snakeCase.table(
  'goal_entries',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    goalId: uuid().notNull(),
    /** Whose contribution it is. */
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
    currency: char({ length: 3 }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Null: as much as the transaction comes to. */
    minor: minor(),
    /** Without a foreign key: an entry whose transaction is gone counts nothing. */
    transactionId: uuid(),
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'goal_entries_goal',
      columns: [table.workspaceId, table.goalId],
      foreignColumns: [goals.workspaceId, goals.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'goal_entries_account',
      columns: [table.workspaceId, table.accountId, table.currency],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id, bankAccounts.currency],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('goal_entries_of_goal').on(table.workspaceId, table.goalId),
    uniqueIndex('goal_entries_of_transaction')
      .on(table.workspaceId, table.transactionId)
      .where(sql`transaction_id is not null`),
    check('goal_entries_amount', sql`(minor is null) = (transaction_id is not null) and minor <> 0`),
    check('goal_entries_note', sql`char_length(note) between 1 and 200`),
    rowsOfAccount('goal_entries'),
  ],
);

/** What feeds a goal without being asked. What it comes to is calculated from transactions. */
export const goalFeeds = snakeCase.table(
  'goal_feeds',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    goalId: uuid().notNull(),
    /** Whose contribution it is. */
    userId: uuid().notNull(),
    kind: text({ enum: FEED_KINDS }).notNull(),
    /** Whose transactions count; of income none means all. */
    accountIds: uuid().array().notNull(),
    /** Income of this category, and those below it; without a foreign key: what is gone feeds nothing. */
    categoryId: uuid(),
    /** Income whose text has this in it. */
    containing: text(),
    /** Thousandths of the income. */
    permille: smallint(),
    /** Of each income, or what purchases are rounded up to. */
    minor: minor(),
    currency: char({ length: 3 }),
    since: date({ mode: 'string' }).notNull(),
    /** The first day on which it feeds no more. */
    until: date({ mode: 'string' }),
    /** Its goal rests: it begins anew when that goes on. */
    isWaiting: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'goal_feeds_goal',
      columns: [table.workspaceId, table.goalId],
      foreignColumns: [goals.workspaceId, goals.id],
    }).onDelete('cascade'),
    index('goal_feeds_of_goal').on(table.workspaceId, table.goalId),
    check(
      'goal_feeds_kind',
      sql`(kind = 'income-share') = (permille is not null) and (kind = 'income-share') = (minor is null) and (minor is null) = (currency is null) and (kind = 'round-up') = (category_id is null)`,
    ),
    check('goal_feeds_amount', sql`permille between 1 and 1000 and minor > 0`),
    check('goal_feeds_accounts', sql`kind <> 'round-up' or cardinality(account_ids) > 0`),
    rowsOfBringer(
      'goal_feeds',
      sql`(user_id = ${openUserId} or (cardinality(account_ids) > 0 and account_ids <@ (select app_accounts())::uuid[]))`,
    ),
  ],
);

/** What a member means to transfer to an account for a goal, again and again. */
export const goalPledges = snakeCase.table(
  'goal_pledges',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    goalId: uuid().notNull(),
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
    currency: char({ length: 3 }).notNull(),
    minor: minor().notNull(),
    /** How often, as `kernel/period-rules.ts` has it. */
    rule: text().notNull(),
    since: date({ mode: 'string' }).notNull(),
    /** The first day on which it holds no more. */
    until: date({ mode: 'string' }),
    isWaiting: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'goal_pledges_goal',
      columns: [table.workspaceId, table.goalId],
      foreignColumns: [goals.workspaceId, goals.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'goal_pledges_account',
      columns: [table.workspaceId, table.accountId, table.currency],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id, bankAccounts.currency],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('goal_pledges_of_goal').on(table.workspaceId, table.goalId),
    check('goal_pledges_amount', sql`minor > 0`),
    rowsOfAccount('goal_pledges'),
  ],
);

/** What was told of a goal, so that it is told once. */
export const goalAlerts = snakeCase.table(
  'goal_alerts',
  {
    workspaceId: workspaceColumn(),
    goalId: uuid().notNull(),
    /** Such as `behind 2026-11-25`. */
    about: text().notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.goalId, table.about] }),
    foreignKey({
      name: 'goal_alerts_goal',
      columns: [table.workspaceId, table.goalId],
      foreignColumns: [goals.workspaceId, goals.id],
    }).onDelete('cascade'),
    rowsOfWorkspace('goal_alerts'),
  ],
);
