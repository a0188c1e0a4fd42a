import { CATEGORY_KINDS } from './kinds.ts';
import type { Category, CategoryKind } from './model.ts';

/** A category of the upper level with what lies below it. */
export type Branch = { readonly category: Category; readonly children: readonly Category[] };

/** The tree of one kind, in the order of the list. Archived ones are left out unless asked for. */
export function branchesOf(all: readonly Category[], kind: CategoryKind, withArchived = false): Branch[] {
  const shown = all.filter((category) => category.kind === kind && (withArchived || !category.isArchived));
  return shown
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({ category, children: shown.filter(({ parentId }) => parentId === category.id) }));
}

/** Transactions under a branch: its own and those of the categories below it, as a filter by it finds them. */
export function countOf({ category, children }: Branch): number {
  return children.reduce((sum, { transactionCount }) => sum + transactionCount, category.transactionCount);
}

/**
 * The order in which a picker offers categories: by kind, children after their parent. Archived ones are left out,
 * save the one that is chosen already.
 */
export function choicesOf(
  all: readonly Category[],
  { first = 'expense', chosen = null }: { first?: CategoryKind; chosen?: string | null } = {},
): Category[] {
  const kinds = CATEGORY_KINDS.toSorted((a, b) => Number(b === first) - Number(a === first));
  const offered = kinds.flatMap((kind) =>
    branchesOf(all, kind).flatMap(({ category, children }) => [category, ...children]),
  );
  const kept = all.find(({ id, isArchived }) => id === chosen && isArchived);
  return kept === undefined ? offered : [kept, ...offered];
}
