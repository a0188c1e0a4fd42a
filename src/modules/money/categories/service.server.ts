import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { workspaceOpened } from '#modules/people/workspaces/events.ts';
import type { Database } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import { columnsOf, detailsOf } from './details.server.ts';
import type { CategoryKind, CodesOf, Details } from './model.ts';
import { vatLabel } from './vat.ts';
import { startersFor } from './starters.ts';
import { suggestionFor } from './suggestions.ts';
import {
  addCategories,
  type CategoryRow,
  categoryRows,
  type CountsOfCategories,
  heldCategories,
} from './store.server.ts';
import { removeCategory } from './removal.server.ts';

export { type CountsOfCategories, idsByKind, type SumsOfCategories, type UsageOfCategories } from './store.server.ts';
export { formerNames } from './removal.server.ts';

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
} & Details;

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

type CategoryBeginning = Pick<CategoryRef, 'name' | 'kind' | 'colour' | 'icon'>;

/** Makes a category of the upper level, whose name must be free, and answers its id. */
export async function addCategory(
  db: Database,
  workspaceId: string,
  userId: string,
  category: CategoryBeginning,
): Promise<string> {
  const id = randomUUIDv7();
  await addCategories(db, workspaceId, [{ ...category, id, userId }]);
  return id;
}

type NewCategory = {
  readonly key: string;
  readonly name: string;
  readonly kind: CategoryKind;
  /** One that is there, or the key of one that stands before it. */
  readonly parent: { readonly id: string } | { readonly key: string } | null;
};

/** Makes categories, parents before their children; answers their ids by key. The names must be free. */
export async function addCategoryTree(
  db: Database,
  workspaceId: string,
  userId: string,
  wanted: readonly NewCategory[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(wanted.map(({ key }) => [key, randomUUIDv7()]));
  const looks = new Map((await categoryRows(db, workspaceId)).map(({ id, colour, icon }) => [id, { colour, icon }]));
  const rows = wanted.map(({ key, name, kind, parent }) => {
    const parentId = parent === null ? null : 'id' in parent ? parent.id : (ids.get(parent.key) ?? null);
    const look = looks.get(parentId ?? '') ?? { colour: 'slate', icon: 'tag' };
    return { id: ids.get(key) ?? randomUUIDv7(), userId, name, kind, parentId, ...look };
  });
  await addCategories(db, workspaceId, rows);
  return ids;
}

/** Removes those of these categories that nothing is filed under and that have no others below them. */
export async function removeUnusedCategories(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  { now, counts }: { readonly now: Date; readonly counts: CountsOfCategories },
): Promise<void> {
  if (ids.length === 0) return;
  const used = await counts(db, workspaceId);
  const tree = await heldCategories(db, workspaceId);
  const left = new Set(tree.map(({ id }) => id));
  const unused = tree.filter(({ id }) => ids.includes(id) && (used.get(id) ?? 0) === 0);
  // Those below first.
  for (const { id } of unused.toSorted((a, b) => Number(a.parentId === null) - Number(b.parentId === null))) {
    if (tree.some((other) => other.parentId === id && left.has(other.id))) continue;
    await removeCategory(db, workspaceId, id, { now });
    left.delete(id);
  }
}

/** New books begin with the categories of their country. */
export const starterCategories = listener(workspaceOpened, async (db, { workspaceId, userId, country }) => {
  const starters = startersFor(country).map((starter) => ({ ...starter, id: randomUUIDv7() }));
  const idOf = new Map(starters.map(({ slug, id }) => [slug, id]));
  const isBusiness = (await workspaceOf(db, workspaceId))?.kind === 'business';
  const rows = starters.map(({ parentSlug, ...starter }) => ({
    ...starter,
    ...columnsOf(suggestionFor(starter.slug, isBusiness)),
    userId,
    parentId: parentSlug === null ? null : (idOf.get(parentSlug) ?? null),
  }));
  await addCategories(db, workspaceId, rows);
});

/** What the chart of accounts says of categories; null where the workspace is no business. */
export async function chartOf(
  db: Database,
  workspaceId: string,
  categories: readonly CategoryRef[],
): Promise<CodesOf | null> {
  const workspace = await workspaceOf(db, workspaceId);
  if (workspace?.kind !== 'business') return null;
  const byId = new Map(categories.map((category) => [category.id, category]));
  return (categoryId) => {
    const { accountCode, vatCode } = byId.get(categoryId ?? '') ?? { accountCode: null, vatCode: null };
    return { account: accountCode ?? '', vat: vatCode === null ? '' : vatLabel(vatCode, workspace.country) };
  };
}

async function workspaceOf(db: Database, workspaceId: string) {
  const { kind, country } = workspaces;
  const [workspace] = await db.select({ kind, country }).from(workspaces).where(eq(workspaces.id, workspaceId));
  return workspace;
}

function refOf(row: CategoryRow): CategoryRef {
  const { id, parentId, slug, name, kind, colour, icon, isArchived } = row;
  return { id, parentId, slug, name, kind, colour, icon, isArchived, ...detailsOf(row) };
}
