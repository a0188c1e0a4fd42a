import { extentOf } from '#modules/money/ledger/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Facts } from './model.ts';

/** Counts from the sums that the database keeps: the size of the books does not matter. */
export async function factsOf(db: Database, workspaceId: string, userId: string): Promise<Facts> {
  const { rows } = await connectionOf(db).query<Pick<Facts, 'accounts' | 'clientBooks'>>({
    name: 'welcome_facts',
    text: `select
        (select count(*)::int from bank_accounts where workspace_id = $1 and removed_at is null) as accounts,
        (select count(*)::int from members where user_id = $2 and role <> 'owner') as "clientBooks"`,
    values: [workspaceId, userId],
  });
  const [facts] = rows;
  if (facts === undefined) throw new Error('a row of counts is missing');
  return { ...facts, ...(await extentOf(db, workspaceId)) };
}
