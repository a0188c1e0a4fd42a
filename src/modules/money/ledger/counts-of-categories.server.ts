import type { CountsOfCategories } from '#modules/money/categories/service.server.ts';
import { connectionOf } from '#platform/database.server.ts';

/** What categories ask of transactions. */
export const countsOfCategories: CountsOfCategories = async (db, workspaceId) => {
  const { rows } = await connectionOf(db).query<{ id: string; count: string }>(
    `select category_id as id, sum(count)::text as count from transaction_sums
     where workspace_id = $1 and category_id is not null group by category_id`,
    [workspaceId],
  );
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
};
