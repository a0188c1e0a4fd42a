import { sql } from 'drizzle-orm';
import { foreignKey, index, primaryKey, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfIdentity, rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** The accounts that a limited member sees; policies of every table with accounts read it (`app_accounts`). */
export const accountGrants = snakeCase.table(
  'account_grants',
  {
    workspaceId: uuid().notNull(),
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.accountId] }),
    foreignKey({
      name: 'account_grants_member',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [members.workspaceId, members.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'account_grants_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete('cascade'),
    rowsOfIdentity('account_grants'),
    rowsOfWorkspace('account_grants'),
  ],
);

/** E-mails that open books to one address, once. Of the word in the e-mail only a hash is kept. */
export const invitations = snakeCase.table(
  'invitations',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** In lower case. */
    email: text().notNull(),
    role: text().notNull(),
    /** Null: all accounts. */
    accountIds: uuid().array(),
    tokenHash: text().notNull(),
    invitedBy: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_by_email').on(table.workspaceId, sql`lower(email)`),
    rowsOfIdentity('invitations'),
    rowsOfWorkspace('invitations'),
  ],
);
