// What tags offer other modules.
import type { Database } from '#platform/database.server.ts';
import { MOST_TAGS, shownTags, type TagRef, tagsThere } from './rules.ts';
import { addTag, keptTags, takeTagsTurn } from './store.server.ts';

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

/**
 * The tags of these names by the name in small letters, those that are missing made; null where there is no room for them,
 * and then none is made.
 */
export async function tagsByName(
  db: Database,
  workspaceId: string,
  names: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ReadonlyMap<string, string> | null> {
  await takeTagsTurn(db, workspaceId);
  const tags = await tagsIn(db, workspaceId);
  const known = new Map(tags.map(({ id, name }) => [name.toLowerCase(), id]));
  const missing = names.filter((name) => !known.has(name.toLowerCase()));
  if (tags.length + missing.length > MOST_TAGS) return null;
  for (const name of missing) known.set(name.toLowerCase(), await addTag(db, workspaceId, { name, userId, now }));
  return known;
}
