// What tags offer other modules.
import type { Database } from '#platform/database.server.ts';
import { shownTags, type TagRef, tagsThere } from './rules.ts';
import { keptTags } from './store.server.ts';

export type { TagRef };

/** The tags that are there, by name, each with the ids that transactions may have of it. */
export async function tagsIn(db: Database, workspaceId: string): Promise<TagRef[]> {
  return tagsThere(await keptTags(db, workspaceId));
}

/** The rows with the tags that they show in place of those that they have. */
export async function withShownTags<Row extends { readonly tagIds: readonly string[] }>(
  db: Database,
  workspaceId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly tagIds: string[] })[]> {
  const hasTags = rows.some(({ tagIds }) => tagIds.length > 0);
  const tags = hasTags ? await tagsIn(db, workspaceId) : [];
  return rows.map((row) => ({ ...row, tagIds: shownTags(tags, row.tagIds) }));
}
