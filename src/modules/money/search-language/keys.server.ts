import { type SQL, sql } from 'drizzle-orm';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Condition } from './resolve.ts';

/** A workspace, with lists of ids of the transactions that have something with them. */
export type Listed = {
  readonly workspaceId: string;
  readonly attached: { readonly receipts: SQL; readonly links: SQL };
};

/**
 * For each condition whose transactions an index lists: the ids of all that may meet it, more perhaps. Where there are
 * few, reading them costs less than looking at every transaction.
 */
export function keysOf(conditions: readonly Condition[], reader: Listed): SQL[] {
  return conditions.flatMap((condition) => keyOf(condition, reader) ?? []);
}

function keyOf(condition: Condition, { workspaceId, attached }: Listed): SQL | null {
  const listed = (where: SQL) => sql`(select id from ${transactions} where workspace_id = ${workspaceId} and ${where})`;
  switch (condition.kind) {
    case 'tags':
      return listed(sql`tag_ids <> '{}' and deleted_at is null`);
    case 'text':
      return condition.field === 'note' ? listed(sql`note is not null and deleted_at is null`) : null;
    case 'original':
      return listed(sql`original is not null and deleted_at is null`);
    case 'has':
      if (condition.fact === 'receipt') return attached.receipts;
      if (condition.fact === 'note') return listed(sql`note is not null and deleted_at is null`);
      return condition.fact === 'original' ? listed(sql`original is not null and deleted_at is null`) : null;
    case 'is':
      if (condition.state === 'linked') return attached.links;
      if (condition.state === 'split') return listed(sql`parent_id is not null`);
      if (condition.state === 'unreviewed') return listed(sql`needs_review and deleted_at is null`);
      if (condition.state === 'pending') return listed(sql`status = 'pending' and deleted_at is null`);
      return condition.state === 'reconciled' ? listed(sql`reconciliation_id is not null`) : null;
    default:
      return null;
  }
}
