import type { CategoryKind } from './model.ts';

export { SPENDING_GROUPS, VARIABILITIES } from './kinds.ts';

/** Where the starter set keeps what banks and wallets charge, by slug; the first is the upper category. */
export const FEE_SLUGS = [
  'fees',
  'bank-fees',
  'transaction-fees',
  'withdrawal-fees',
  'sms-fees',
  'stamp-duty',
] as const;

type WithSlug = Pick<Placed, 'id' | 'parentId'> & { readonly slug: string | null };

/** The categories of bank charges, with what a person put below them. */
export function feeCategories<Own extends WithSlug>(all: readonly Own[]): Own[] {
  const slugs: ReadonlySet<string> = new Set(FEE_SLUGS);
  const own = new Set(all.filter(({ slug }) => slug !== null && slugs.has(slug)).map(({ id }) => id));
  return all.filter(({ id, parentId }) => own.has(id) || (parentId !== null && own.has(parentId)));
}

/** A category, as far as its place in the tree goes. */
export type Placed = { readonly id: string; readonly parentId: string | null; readonly kind: CategoryKind };

type Place = { readonly parentId: string | null; readonly kind: CategoryKind };
export type Misplaced = 'PARENT_NOT_FOUND' | 'TOO_DEEP' | 'KIND_OF_PARENT';

/**
 * Where a category goes: two levels and no more, and a child has the kind of its parent.
 * @param id of a category that is there already; null for a new one
 * @param wanted undefined keeps what was, or takes the parent's kind, or else begins as an expense
 */
export function placeOf(
  all: readonly Placed[],
  id: string | null,
  wanted: { parentId?: string | null | undefined; kind?: CategoryKind | undefined },
): Place | Misplaced {
  const before = all.find((category) => category.id === id);
  const parentId = wanted.parentId === undefined ? (before?.parentId ?? null) : wanted.parentId;
  if (parentId === null) return { parentId, kind: wanted.kind ?? before?.kind ?? 'expense' };
  const parent = all.find((category) => category.id === parentId);
  if (parent === undefined) return 'PARENT_NOT_FOUND';
  const hasChildren = id !== null && all.some((category) => category.parentId === id);
  if (parentId === id || parent.parentId !== null || hasChildren) return 'TOO_DEEP';
  if (wanted.kind !== undefined && wanted.kind !== parent.kind) return 'KIND_OF_PARENT';
  return { parentId, kind: parent.kind };
}

/** The category itself and, where it is of the upper level, its children: what a filter by it means. */
export function familyOf(all: readonly Pick<Placed, 'id' | 'parentId'>[], id: string): string[] {
  return all.filter((category) => category.id === id || category.parentId === id).map((category) => category.id);
}

/** Which categories an archiving touches: down to the children when put away, up to the parent when taken out. */
export function archivedTogether(
  all: readonly Pick<Placed, 'id' | 'parentId'>[],
  id: string,
  isArchived: boolean,
): string[] {
  if (isArchived) return familyOf(all, id);
  const parentId = all.find((category) => category.id === id)?.parentId ?? null;
  return parentId === null ? [id] : [id, parentId];
}

type Target = Placed & { readonly isArchived: boolean };
export type Unmergeable = 'TARGET_NOT_FOUND' | 'TARGET_BELOW' | 'TARGET_ARCHIVED' | 'KIND_DIFFERS';
/** Which subcategories go along, and under which category. */
type Merging = { readonly children: readonly string[]; readonly parentId: string };

/** What a merge moves: subcategories go under the target, or beside it where it is a subcategory itself. */
export function mergingOf(all: readonly Target[], category: Placed, into: string): Merging | Unmergeable {
  const target = all.find(({ id }) => id === into);
  if (target === undefined || into === category.id) return 'TARGET_NOT_FOUND';
  if (target.parentId === category.id) return 'TARGET_BELOW';
  if (target.kind !== category.kind) return 'KIND_DIFFERS';
  if (target.isArchived) return 'TARGET_ARCHIVED';
  const children = all.filter(({ parentId }) => parentId === category.id).map(({ id }) => id);
  return { children, parentId: target.parentId ?? target.id };
}

/** Why a category with rows stays, and what to do instead. */
export function inUseSentence(count: number): string {
  const transactions = count === 1 ? 'one transaction' : `${count.toLocaleString('en')} transactions`;
  return `This category has ${transactions}, so it was not deleted. Choose a category to move to, or archive this one.`;
}
