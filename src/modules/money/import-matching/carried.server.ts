import { addCategoryTree, categoriesIn } from '#modules/money/categories/service.server.ts';
import type { StatementRow } from '#modules/money/statement-formats/model.ts';
import { tagsByName, tagsIn } from '#modules/money/tags/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { carriedCounts, type CarriedCounts, tagsOf, wantedCategories } from './carried.ts';
import { pathKey, planCategories } from './carried-categories.ts';

/** What a file of another program says of a row, as ids of the workspace. */
export type CarriedRow = {
  readonly isFiled: boolean;
  readonly categoryId: string | null;
  readonly tagIds: readonly string[];
  readonly note: string | null;
};

export type Carried = {
  /** Null where the file says nothing of it. */
  readonly of: (row: StatementRow) => CarriedRow | null;
  /** Of a line of a split. */
  readonly categoryOf: (path: readonly string[]) => string | null;
  readonly tagIdsOf: (names: readonly string[]) => string[];
  /** The name of the category that would be made for a row; null where none is. */
  readonly newCategoryOf: (row: StatementRow) => string | null;
  /** What comes with the rows, and the names of categories that would be made. */
  readonly summary: () => (CarriedCounts & { readonly categories: number; readonly newCategories: string[] }) | null;
  /** Makes the categories and tags that these rows need; answers the ids of the categories. */
  readonly make: (
    rows: readonly StatementRow[],
    by: { readonly userId: string; readonly now: Date },
  ) => Promise<string[]>;
};

/** What rows of another program bring with them, beside what the workspace has. */
export async function carriedIn(db: Database, workspaceId: string, rows: readonly StatementRow[]): Promise<Carried> {
  const isNone = rows.every(({ filing }) => filing === undefined);
  const wanted = isNone ? [] : wantedCategories(rows);
  const planned = planCategories(isNone ? [] : await categoriesThere(db, workspaceId), wanted);
  const categories = new Map(planned.known);
  const newNames = new Map(planned.missing.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)));
  const tags = new Map(
    (isNone ? [] : await tagsIn(db, workspaceId)).map(({ id, name }) => [name.toLowerCase(), id] as const),
  );
  const categoryOf = (path: readonly string[]) => (path.length === 0 ? null : (categories.get(pathKey(path)) ?? null));
  const tagIdsOf = (names: readonly string[]) => names.flatMap((name) => tags.get(name.toLowerCase()) ?? []);
  return {
    categoryOf,
    tagIdsOf,
    of: ({ filing }) => {
      if (filing === undefined) return null;
      const { category, lines, pair, tags: names, note } = filing;
      const isFiled = category.length > 0 || lines.length > 0 || pair !== null;
      return { isFiled, categoryId: categoryOf(category), tagIds: tagIdsOf(names), note };
    },
    newCategoryOf: ({ filing }) => (filing === undefined ? null : (newNames.get(pathKey(filing.category)) ?? null)),
    summary: () =>
      isNone
        ? null
        : {
            ...carriedCounts(rows),
            categories: wanted.length,
            newCategories: planned.missing.filter(({ paths }) => paths.length > 0).map(({ name }) => name),
          },
    make: async (added, by) => {
      const needed = new Set(wantedCategories(added).map(({ path }) => pathKey(path)));
      const own = planned.missing.filter(({ paths }) => paths.some((path) => needed.has(path)));
      const parents = new Set(own.flatMap(({ parent }) => (parent !== null && 'key' in parent ? parent.key : [])));
      const missing = planned.missing.filter((one) => own.includes(one) || parents.has(one.key));
      const made = await addCategoryTree(db, workspaceId, by.userId, missing);
      for (const { key, paths } of missing) {
        const id = made.get(key);
        if (id === undefined) throw new RangeError('a category was not made');
        for (const path of paths) categories.set(path, id);
      }
      const names = tagsOf(added).filter((name) => !tags.has(name.toLowerCase()));
      // Where there is no room for them, the rows come without.
      const ids = names.length === 0 ? null : await tagsByName(db, workspaceId, names, by);
      for (const [name, id] of ids ?? []) tags.set(name, id);
      return [...made.values()];
    },
  };
}

async function categoriesThere(db: Database, workspaceId: string) {
  return (await categoriesIn(db, workspaceId)).filter(({ isArchived }) => !isArchived);
}
