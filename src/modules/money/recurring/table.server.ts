import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgPolicy,
  primaryKey,
  smallint,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { appRole, openUserId, openWorkspaceId, rowsOfAccount, rowsOfIdentity } from '#platform/tenancy.server.ts';
import type { Cadence } from './model.ts';

/** Payments that recur, as the person confirmed them, and patterns that the person said do not. */
export const recurringItems = snakeCase.table(
  'recurring_items',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who recorded it; kept when that person is gone. */
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
    status: text({ enum: ['confirmed', 'dismissed'] }).notNull(),
    name: text().notNull(),
    /** The payee as `merchantOf` writes it. */
    payee: text().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Of a payee with several payments: those about this size. */
    nearMinor: bigint({ mode: 'bigint' }),
    /** Null on what is dismissed, as are the columns of the amount. */
    cadence: jsonb().$type<Cadence>(),
    amountKind: text({ enum: ['exact', 'range', 'about', 'last', 'average'] }),
    amountMinor: bigint({ mode: 'bigint' }),
    /** The upper end of a range. */
    amountToMinor: bigint({ mode: 'bigint' }),
    /** How far from the amount, where it is about that. */
    amountPercent: smallint(),
    /** Paid for and not used, as the person says. */
    isUnused: boolean().notNull().default(false),
    /** As the person chose it; one that is not there any more counts as none. */
    categoryId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'recurring_items_account',
      columns: [table.workspaceId, table.accountId, table.currency],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id, bankAccounts.currency],
    }).onDelete('cascade'),
    index('recurring_items_of_account').on(table.workspaceId, table.accountId),
    check(
      'recurring_items_confirmed',
      sql`status = 'dismissed' or (cadence is not null and amount_kind is not null and amount_minor > 0)`,
    ),
    rowsOfAccount('recurring_items'),
  ],
);

/** What is different about single occurrences. */
export const recurringChanges = snakeCase.table(
  'recurring_changes',
  {
    workspaceId: uuid().notNull(),
    itemId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** The day as the cadence has it. */
    onDay: date({ mode: 'string' }).notNull(),
    isSkipped: boolean().notNull(),
    movedTo: date({ mode: 'string' }),
    amountMinor: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.itemId, table.onDay] }),
    foreignKey({
      name: 'recurring_changes_item',
      columns: [table.workspaceId, table.itemId],
      foreignColumns: [recurringItems.workspaceId, recurringItems.id],
    }).onDelete('cascade'),
    check('recurring_changes_amount', sql`amount_minor is null or amount_minor > 0`),
    rowsOfAccount('recurring_changes'),
  ],
);

/**
 * What a person said of the transactions of single occurrences: the one that paid it, and those that did not. Without a
 * foreign key to the transaction: one that is restored, or was merged into another, is known again.
 */
export const recurringMatches = snakeCase.table(
  'recurring_matches',
  {
    workspaceId: uuid().notNull(),
    itemId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** The day as the cadence has it. */
    onDay: date({ mode: 'string' }).notNull(),
    transactionId: uuid().notNull(),
    didPay: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.itemId, table.onDay, table.transactionId] }),
    foreignKey({
      name: 'recurring_matches_item',
      columns: [table.workspaceId, table.itemId],
      foreignColumns: [recurringItems.workspaceId, recurringItems.id],
    }).onDelete('cascade'),
    uniqueIndex('recurring_matches_of_occurrence')
      .on(table.workspaceId, table.itemId, table.onDay)
      .where(sql`did_pay`),
    // By account: what was said in an account that the transaction left does not count.
    uniqueIndex('recurring_matches_of_transaction')
      .on(table.workspaceId, table.accountId, table.transactionId)
      .where(sql`did_pay`),
    rowsOfAccount('recurring_matches'),
  ],
);

const isOwn = sql`workspace_id = ${openWorkspaceId} and user_id = ${openUserId}`;

/** Addresses by which calendars subscribe to the recurring payments of a workspace; of each only a keyed hash is stored. */
export const calendarAddresses = snakeCase.table(
  'calendar_addresses',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Whose it is; it shows what they may see. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another with each new address. */
    id: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    uniqueIndex('calendar_addresses_hash').on(table.tokenHash),
    index('calendar_addresses_of_person').on(table.userId),
    // Members do not see each other's.
    pgPolicy('calendar_addresses_own', { for: 'all', to: appRole, using: isOwn, withCheck: isOwn }),
    rowsOfIdentity('calendar_addresses'),
  ],
);
