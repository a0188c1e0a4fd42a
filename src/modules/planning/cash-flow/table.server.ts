import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
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
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaceColumn } from '#modules/people/workspaces/table.server.ts';
import { authRole, openUserId, rowsOfAccount, rowsOfBringer } from '#platform/tenancy.server.ts';
import { TEMPLATES } from './layers.ts';
import type { StoredChange } from './model.ts';

/** A forecast is of all accounts: a member who is limited to some sees what they added themselves. */
const OF_BRINGER = sql`user_id = ${openUserId}`;
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const cashFlowScenarios = snakeCase.table(
  'cash_flow_scenarios',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    template: text({ enum: TEMPLATES }).notNull(),
    /** In one column, so that one undo puts back all of it. Accounts and payments that are gone change nothing. */
    changes: jsonb().$type<readonly StoredChange[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('cash_flow_scenarios_by_name').on(table.workspaceId, sql`lower(name)`),
    check('cash_flow_scenarios_name', sql`char_length(name) between 1 and 100`),
    rowsOfBringer('cash_flow_scenarios', OF_BRINGER),
  ],
);

/** Payments that are expected once, such as invoices. */
export const cashFlowExpected = snakeCase.table(
  'cash_flow_expected',
  {
    workspaceId: workspaceColumn(),
    id: uuid().notNull(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    party: text().notNull().default(''),
    due: date({ mode: 'string' }).notNull(),
    minor: bigint({ mode: 'bigint' }).notNull(),
    currency: char({ length: 3 }).notNull(),
    likelihood: smallint().notNull().default(100),
    delay: smallint().notNull().default(0),
    isExtra: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'cash_flow_expected_account',
      columns: [table.workspaceId, table.accountId, table.currency],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id, bankAccounts.currency],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('cash_flow_expected_amount', sql`minor <> 0`),
    check('cash_flow_expected_texts', sql`char_length(name) between 1 and 100 and char_length(party) <= 100`),
    check('cash_flow_expected_chance', sql`likelihood between 1 and 100 and delay between 0 and 365`),
    rowsOfAccount('cash_flow_expected'),
  ],
);

/** Below which balance of all cash in a currency a warning is sent. */
export const cashFlowFloors = snakeCase.table(
  'cash_flow_floors',
  {
    workspaceId: workspaceColumn(),
    currency: char({ length: 3 }).notNull(),
    userId: uuid().notNull(),
    minor: bigint({ mode: 'bigint' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.currency] }),
    rowsOfBringer('cash_flow_floors', OF_BRINGER),
    // The job that watches floors asks which workspaces have one.
    pgPolicy('cash_flow_floors_listed', { for: 'select', to: authRole, using: sql`true` }),
  ],
);

/** Floors that the forecast is below, and of which a warning was sent: gone once it is above again. */
export const cashFlowWarnings = snakeCase.table(
  'cash_flow_warnings',
  {
    workspaceId: workspaceColumn(),
    currency: char({ length: 3 }).notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.currency] }),
    foreignKey({
      name: 'cash_flow_warnings_floor',
      columns: [table.workspaceId, table.currency],
      foreignColumns: [cashFlowFloors.workspaceId, cashFlowFloors.currency],
    }).onDelete('cascade'),
    rowsOfBringer('cash_flow_warnings', sql`false`),
  ],
);
