import { connectionOf, type Database } from '#platform/database.server.ts';
import { DAYS_IN_TRASH } from '#modules/money/ledger/rules.ts';
import { PAGE_SIZE } from './bounds.ts';
import type { Trash } from './model.ts';
import { rowsById } from './pages.server.ts';

type Found = { readonly id: string; readonly deletedAt: Date; readonly count: number };

/** One page of what can be restored, of all currencies, the last deleted first. */
export async function trashPage(
  db: Database,
  workspaceId: string,
  { page, now }: { page: number; now: Date },
): Promise<Trash> {
  const since = new Date(now.getTime() - DAYS_IN_TRASH * 86_400_000);
  const { rows: found } = await connectionOf(db).query<Found>(
    `select id, deleted_at as "deletedAt", count(*) over ()::int as count from transactions
     where workspace_id = $1 and deleted_at > $2
     order by deleted_at desc, id desc offset $3 limit $4`,
    [workspaceId, since, (page - 1) * PAGE_SIZE, PAGE_SIZE],
  );
  const deletedAt = new Map(found.map((row) => [row.id, row.deletedAt.toISOString()]));
  const rows = await rowsById(db, workspaceId, [...deletedAt.keys()]);
  return {
    rows: rows.map((row) => ({ ...row, deletedAt: deletedAt.get(row.id) ?? '' })),
    count: found[0]?.count ?? 0,
  };
}
