import { CATEGORY_KINDS } from './kinds.ts';
import type { Category, CategoryKind } from './model.ts';
import { familyOf } from './rules.ts';

/** A category of the upper level with what lies below it. */
export type Branch = { readonly category: Category; readonly children: readonly Category[] };

/** The tree of one kind, in the order of the list, without what is archived. */
export function branchesOf(all: readonly Category[], kind: CategoryKind): Branch[] {
  return treeOf(all.filter((category) => category.kind === kind && !category.isArchived));
}

/** What is archived; a subcategory of one that is in use stands by itself. */
export function archivedBranches(all: readonly Category[]): Branch[] {
  return treeOf(all.filter(({ isArchived }) => isArchived));
}

function treeOf(shown: readonly Category[]): Branch[] {
  const ids = new Set(shown.map(({ id }) => id));
  return shown
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map((category) => ({ category, children: shown.filter(({ parentId }) => parentId === category.id) }));
}

/** Transactions of a category and of those below it, archived ones too, as a filter by it finds them. */
export function countOf(all: readonly Category[], { id }: Pick<Category, 'id'>): number {
  const family = new Set(familyOf(all, id));
  return all.reduce((sum, category) => sum + (family.has(category.id) ? category.transactionCount : 0), 0);
}

/**
 * The order in which a picker offers categories: by kind, children after their parent. Archived ones are left out,
 * save the one that is chosen already; a filter offers them at the end.
 */
export function choicesOf(
  all: readonly Category[],
  {
    first = 'expense',
    chosen = null,
    withArchived = false,
  }: { first?: CategoryKind; chosen?: string | null; withArchived?: boolean } = {},
): Category[] {
  const kinds = CATEGORY_KINDS.toSorted((a, b) => Number(b === first) - Number(a === first));
  const offered = kinds.flatMap((kind) =>
    branchesOf(all, kind).flatMap(({ category, children }) => [category, ...children]),
  );
  if (withArchived) return [...offered, ...all.filter(({ isArchived }) => isArchived)];
  const kept = all.find(({ id, isArchived }) => id === chosen && isArchived);
  return kept === undefined ? offered : [kept, ...offered];
}
