import { randomUUIDv7 } from 'node:crypto';
import { workspaceOpened } from '#modules/people/workspaces/events.ts';
import type { Database } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import type { CategoryKind } from './model.ts';
import { startersFor } from './starters.ts';
import { addCategories, type CategoryRow, categoryRows, heldCategories } from './store.server.ts';

export { type CountsOfCategories, idsByKind } from './store.server.ts';

/** What other modules may know of a category. */
export type CategoryRef = {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string | null;
  readonly name: string;
  readonly kind: CategoryKind;
  readonly colour: string;
  readonly icon: string;
  readonly isArchived: boolean;
};

/** All categories of the books in their order, parents before their children, archived ones too. */
export async function categoriesIn(db: Database, workspaceId: string): Promise<CategoryRef[]> {
  return (await categoryRows(db, workspaceId)).map(refOf);
}

/**
 * As `categoriesIn`, in no particular order and held against removal until the transaction ends, as whoever files rows
 * under them must hold them.
 */
export async function categoriesHeld(db: Database, workspaceId: string): Promise<CategoryRef[]> {
  return (await heldCategories(db, workspaceId)).map(refOf);
}

/** The category, held as by `categoriesHeld`; null where it is not in these books. */
export async function categoryHeld(db: Database, workspaceId: string, id: string): Promise<CategoryRef | null> {
  const [row] = await heldCategories(db, workspaceId, id);
  return row === undefined ? null : refOf(row);
}

/** Categories of the starter set that are still there, by slug; held as by `categoriesHeld`. */
export async function categoryIdsBySlug(db: Database, workspaceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await heldCategories(db, workspaceId);
  return new Map(rows.flatMap(({ slug, id }) => (slug === null ? [] : [[slug, id] as const])));
}

/** New books begin with the categories of their country. */
export const starterCategories = listener(workspaceOpened, async (db, { workspaceId, userId, country }) => {
  const starters = startersFor(country).map((starter) => ({ ...starter, id: randomUUIDv7() }));
  const idOf = new Map(starters.map(({ slug, id }) => [slug, id]));
  const rows = starters.map(({ parentSlug, ...starter }) => ({
    ...starter,
    userId,
    parentId: parentSlug === null ? null : (idOf.get(parentSlug) ?? null),
  }));
  await addCategories(db, workspaceId, rows);
});

function refOf({ id, parentId, slug, name, kind, colour, icon, isArchived }: CategoryRow): CategoryRef {
  return { id, parentId, slug, name, kind, colour, icon, isArchived };
}
