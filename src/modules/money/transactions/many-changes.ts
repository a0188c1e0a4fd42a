import type { ManyChange } from '#modules/money/ledger/model.ts';
import type { Previewed } from './bulk.parts.ts';

/** A row as far as a change of many looks at it. */
export type BeforeMany = {
  readonly id: string;
  readonly categoryId: string | null;
  readonly categorySource: string | null;
  readonly description: string;
  readonly note: string | null;
  readonly tagIds: readonly string[];
  readonly needsReview: boolean;
  /** Its category is one side of a transfer. */
  readonly isLinked: boolean;
};

type TagFamily = { readonly id: string; readonly ids: readonly string[] };

/** The ids of tags to add and to take away. A tag that was merged into one that is added gives way to it. */
export function tagChange(
  tags: readonly TagFamily[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Pick<ManyChange, 'addTagIds' | 'removeTagIds'> {
  const idsOf = (wanted: readonly string[]) => tags.filter(({ id }) => wanted.includes(id)).flatMap(({ ids }) => ids);
  const added = [...new Set(add)].filter((id) => !remove.includes(id));
  const merged = idsOf(added).filter((id) => !added.includes(id));
  return { addTagIds: added, removeTagIds: [...new Set([...idsOf(remove), ...merged])] };
}

type Planned = {
  /** Rows that become other than they are. */
  readonly changing: readonly { readonly id: string; readonly refiles: boolean }[];
  /** Rows whose category stays, since they are sides of transfers. */
  readonly linked: number;
};

/**
 * Which rows a change of many touches. Choosing the category that is there already confirms it, as it does for one row.
 * @param mayRefileLinked the category is one for transfers
 */
export function planOf(rows: readonly BeforeMany[], change: ManyChange, mayRefileLinked: boolean): Planned {
  const { categoryId, description, note, addTagIds, removeTagIds, isReviewed } = change;
  const changing: { id: string; refiles: boolean }[] = [];
  let linked = 0;
  for (const row of rows) {
    const isRefiled = categoryId !== undefined && (categoryId !== row.categoryId || isUnconfirmed(row));
    const stays = isRefiled && row.isLinked && !mayRefileLinked;
    if (stays) linked += 1;
    const refiles = isRefiled && !stays;
    const isOther =
      refiles ||
      (description !== undefined && description !== row.description) ||
      (note !== undefined && note !== row.note) ||
      addTagIds.some((id) => !row.tagIds.includes(id)) ||
      removeTagIds.some((id) => row.tagIds.includes(id)) ||
      (isReviewed !== undefined && isReviewed === row.needsReview);
    if (isOther) changing.push({ id: row.id, refiles });
  }
  return { changing, linked };
}

const isUnconfirmed = ({ categoryId, categorySource }: BeforeMany) =>
  categoryId !== null && categorySource !== 'person';

/** What a row becomes. @param refiles its category changes too */
export function changedTo(row: Previewed, change: ManyChange, refiles: boolean): Previewed {
  const { categoryId, description, note, addTagIds, removeTagIds, isReviewed } = change;
  const kept = row.tagIds.filter((id) => !removeTagIds.includes(id));
  return {
    categoryId: refiles && categoryId !== undefined ? categoryId : row.categoryId,
    description: description ?? row.description,
    note: note === undefined ? row.note : note,
    tagIds: [...kept, ...addTagIds.filter((id) => !kept.includes(id))],
    isReviewed: isReviewed ?? row.isReviewed,
  };
}
