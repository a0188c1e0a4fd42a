import type { CountsOfCategories } from '#modules/money/categories/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { NO_CATEGORY } from './table.server.ts';

/** What categories ask of transactions. */
export const countsOfCategories: CountsOfCategories = async (db, workspaceId) => {
  const { rows } = await connectionOf(db).query<{ id: string; count: string }>(
    `select category_id as id, sum(count)::text as count from transaction_sums
     where workspace_id = $1 and category_id is not null group by category_id`,
    [workspaceId],
  );
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
};

type Extent = { readonly rows: number; readonly uncategorised: number; readonly months: number };

/** How many transactions a workspace has, how many of them without a category, and in how many months. */
export async function extentOf(db: Database, workspaceId: string): Promise<Extent> {
  const { rows } = await connectionOf(db).query<Extent>({
    name: 'ledger_extent',
    text: `select coalesce(sum(count), 0)::int as rows,
        coalesce(sum(count) filter (where category_id = $2), 0)::int as uncategorised,
        (count(distinct month) filter (where count > 0))::int as months
      from transaction_sums where workspace_id = $1`,
    values: [workspaceId, NO_CATEGORY],
  });
  const [extent] = rows;
  if (extent === undefined) throw new Error('an aggregate answers one row');
  return extent;
}
