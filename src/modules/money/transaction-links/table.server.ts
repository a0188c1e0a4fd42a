import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { LINK_KINDS } from './model.ts';
import { appRole, openWorkspaceId } from '#platform/tenancy.server.ts';

// The policy of `transactions` decides which there are.
const touchesVisible = sql`workspace_id = ${openWorkspaceId} and ((select app_accounts()) is null or exists (
  select from transactions t where t.workspace_id = transaction_links.workspace_id and t.id in (from_id, to_id)))`;

/**
 * Transactions that belong together: money that came back and what it was paid for, or two that are related. Links of
 * deleted transactions stay, so that they are there again when those are restored.
 */
export const transactionLinks = snakeCase.table(
  'transaction_links',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    /** Who linked them; kept when that person is gone. */
    userId: uuid().notNull(),
    kind: text({ enum: LINK_KINDS }).notNull(),
    /** The money that came back, or the fee; of related ones the lower id. */
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    /** What of the purchase is paid back, above zero; null where nothing is. */
    minor: bigint({ mode: 'bigint' }),
    /**
     * On all links of a refund alike: what it has as long as it follows its purchases (`NO_CATEGORY` for none), null once it was
     * filed elsewhere; and what it had before it was linked.
     */
    givenCategoryId: uuid(),
    beforeCategoryId: uuid(),
    beforeSource: text({ enum: ['person', 'rule', 'learned', 'pattern'] }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'transaction_links_from',
      columns: [table.workspaceId, table.fromId],
      foreignColumns: [transactions.workspaceId, transactions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'transaction_links_to',
      columns: [table.workspaceId, table.toId],
      foreignColumns: [transactions.workspaceId, transactions.id],
    }).onDelete('cascade'),
    index('transaction_links_of_from').on(table.workspaceId, table.fromId),
    index('transaction_links_of_to').on(table.workspaceId, table.toId),
    uniqueIndex('transaction_links_once').on(
      table.workspaceId,
      sql`least(from_id, to_id)`,
      sql`greatest(from_id, to_id)`,
    ),
    check('transaction_links_apart', sql`from_id <> to_id`),
    check(
      'transaction_links_amount',
      sql`(kind in ('refund', 'reimbursement')) = (minor is not null) and (minor is null or minor > 0)`,
    ),
    pgPolicy('transaction_links_of_workspace', {
      for: 'all',
      to: appRole,
      using: touchesVisible,
      withCheck: touchesVisible,
    }),
  ],
);
