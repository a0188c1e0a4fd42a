import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Facts } from './model.ts';

/** Counts from the sums that the database keeps: the size of the books does not matter. */
export async function factsOf(db: Database, workspaceId: string, userId: string): Promise<Facts> {
  const { rows } = await connectionOf(db).query<Facts>({
    name: 'welcome_facts',
    text: `select
        (select count(*)::int from bank_accounts where workspace_id = $1 and removed_at is null) as accounts,
        coalesce(sum(count), 0)::int as rows,
        coalesce(sum(count) filter (where category_id = $3), 0)::int as uncategorised,
        (count(distinct month) filter (where count > 0))::int as months,
        (select count(*)::int from members where user_id = $2 and role <> 'owner') as "clientBooks"
      from transaction_sums where workspace_id = $1`,
    values: [workspaceId, userId, NO_CATEGORY],
  });
  const [facts] = rows;
  if (facts === undefined) throw new Error('an aggregate answers one row');
  return facts;
}
