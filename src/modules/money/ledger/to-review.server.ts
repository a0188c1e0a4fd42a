import type { Currency } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';

/** How many transactions of each currency nobody has looked at yet, counted up to `most`; of a split its lines count. */
export async function countToReview(
  db: Database,
  workspaceId: string,
  currencies: readonly Currency[],
  most: number,
): Promise<ReadonlyMap<Currency, number>> {
  const { rows } = await connectionOf(db).query<{ currency: Currency; count: number }>({
    name: 'ledger_to_review',
    text: `select wanted.currency, (select count(*)::int from (
        select from transactions t where t.workspace_id = $1 and t.needs_review and t.deleted_at is null
          and t.currency = wanted.currency and not t.is_split limit $3
      ) found) as count
      from unnest($2::bpchar[]) wanted (currency)`,
    values: [workspaceId, currencies, most],
  });
  return new Map(rows.map(({ currency, count }) => [currency, count]));
}
