/** Tags of one workspace: enough for everybody, and few enough to show on one page. */
export const MOST_TAGS = 500;

/** Whether another tag may be added where there are `count`. */
export function isFull(count: number): boolean {
  return count >= MOST_TAGS;
}

/** A tag as it is kept: deleted ones stay, so that they can come back. */
export type KeptTag = {
  readonly id: string;
  readonly name: string;
  readonly isRemoved: boolean;
  /** The tag that has its transactions now. */
  readonly mergedInto: string | null;
};

/** A tag with those that were merged into it. */
export type TagRef = {
  readonly id: string;
  readonly name: string;
  /** Its own id and those of the merged ones: what transactions may have. */
  readonly ids: readonly string[];
  readonly formerNames: readonly string[];
};

/** The tags that are there, in the order given; one that was merged into a deleted tag is gone with it. */
export function tagsThere(kept: readonly KeptTag[]): TagRef[] {
  const byId = new Map(kept.map((tag) => [tag.id, tag]));
  const rootOf = (tag: KeptTag): KeptTag => {
    let root = tag;
    // A damaged archive could bring tags that were merged in a circle: they are gone.
    for (let steps = 0; root.isRemoved && root.mergedInto !== null && steps < kept.length; steps += 1)
      root = byId.get(root.mergedInto) ?? { ...root, mergedInto: null };
    return root;
  };
  const families = Map.groupBy(kept, (tag) => rootOf(tag).id);
  return kept
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, name }) => {
      const merged = (families.get(id) ?? []).filter((tag) => tag.id !== id);
      return { id, name, ids: [id, ...merged.map((tag) => tag.id)], formerNames: merged.map((tag) => tag.name) };
    });
}

/** The tags that a transaction shows, each once and in the order of the tags. @param ids what the transaction has */
export function shownTags(tags: readonly TagRef[], ids: readonly string[]): string[] {
  return tags.filter((tag) => tag.ids.some((id) => ids.includes(id))).map(({ id }) => id);
}
