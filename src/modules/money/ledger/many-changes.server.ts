import { connectionOf, type Database } from '#platform/database.server.ts';
import type { ManyChange } from './model.ts';

/** A row of many; `refiles`: it gets the category too. */
type ManyRow = { readonly id: string; readonly refiles: boolean };

/**
 * Changes rows alike, in one statement, so that kept sums and history move once; they count as touched by a person from
 * then on. Rows that the caller may not change stay as they are. Answers how many were changed.
 */
export async function changeMany(
  db: Database,
  workspaceId: string,
  rows: readonly ManyRow[],
  { categoryId, description, note, addTagIds, removeTagIds, isReviewed }: ManyChange,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await connectionOf(db).query(
    `update transactions t set
       category_id = case when c.refiles then $4::uuid else t.category_id end,
       category_source = case when c.refiles then case when $4::uuid is null then null else 'person' end else t.category_source end,
       description = coalesce($5::text, t.description),
       note = case when $6::boolean then $7::text else t.note end,
       tag_ids = case when t.tag_ids && $9::uuid[]
           then array(select tag from unnest(t.tag_ids) tag where tag <> all ($9::uuid[])) else t.tag_ids end
         || case when t.tag_ids && $8::uuid[]
           then array(select tag from unnest($8::uuid[]) tag where tag <> all (t.tag_ids)) else $8::uuid[] end,
       needs_review = coalesce(not $10::boolean, t.needs_review),
       updated_at = clock_timestamp()
     from unnest($2::uuid[], $3::boolean[]) as c (id, refiles)
     where t.workspace_id = $1 and t.id = c.id and t.deleted_at is null`,
    [
      workspaceId,
      rows.map(({ id }) => id),
      rows.map(({ refiles }) => refiles),
      categoryId ?? null,
      description ?? null,
      note !== undefined,
      note ?? null,
      addTagIds,
      removeTagIds,
      isReviewed ?? null,
    ],
  );
  return rowCount ?? 0;
}
