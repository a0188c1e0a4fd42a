import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  integer,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { openUserId, rowsOfAccount, rowsOfBringer, rowsOfWorkspace } from '#platform/tenancy.server.ts';
import { ASSET_KINDS, VALUATION_SOURCES } from './model.ts';

/** What a workspace owns or owes that is no account. */
export const assets = snakeCase.table(
  'assets',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who recorded it; kept when that person is gone. */
    userId: uuid().notNull(),
    name: text().notNull(),
    kind: text({ enum: ASSET_KINDS }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Hundredths of a per cent. */
    ownership: integer().notNull(),
    /** Without a foreign key: an account that is gone is shown as none. */
    debtAccountId: uuid(),
    endedOn: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    check('assets_ownership', sql`ownership between 1 and 10000`),
    // It belongs to no account: a member who is limited to some sees what they added themselves.
    rowsOfBringer('assets', sql`user_id = ${openUserId}`),
  ],
);

/** What an asset was worth, or a debt came to, on a day. */
export const assetValuations = snakeCase.table(
  'asset_valuations',
  {
    workspaceId: uuid().notNull(),
    assetId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    minor: bigint({ mode: 'bigint' }).notNull(),
    source: text({ enum: VALUATION_SOURCES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.assetId, table.day] }),
    foreignKey({
      name: 'asset_valuations_asset',
      columns: [table.workspaceId, table.assetId],
      foreignColumns: [assets.workspaceId, assets.id],
    }).onDelete('cascade'),
    check('asset_valuations_minor', sql`minor >= 0`),
    rowsOfBringer('asset_valuations', sql`asset_id in (select a.id from assets a where a.user_id = ${openUserId})`),
  ],
);

/** Accounts that belong to the workspace in part. */
export const accountShares = snakeCase.table(
  'account_shares',
  {
    workspaceId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** Hundredths of a per cent, less than all of it. */
    ownership: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId] }),
    foreignKey({
      name: 'account_shares_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    check('account_shares_ownership', sql`ownership between 1 and 9999`),
    rowsOfAccount('account_shares'),
  ],
);

/** What someone said of parts that may be counted twice: that they count, or are left out. Others count. */
export const netWorthChoices = snakeCase.table(
  'net_worth_choices',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** An asset, a loan to a person or a debt of the plan; without a foreign key, for they are in several tables. */
    partId: uuid().notNull(),
    isCounted: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.partId] }), rowsOfWorkspace('net_worth_choices')],
);
