import { useState } from 'react';

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly selectRange: (ids: readonly string[], isSelected: boolean) => void;
  /** All of these, or none of them where all are selected already. */
  readonly toggleAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** Which rows are selected, across pages; another filter (`scope`) begins anew. */
export function useSelection(scope: string): Selection {
  const [{ known, selected }, set] = useState({ known: scope, selected: NONE });
  const now = known === scope ? selected : NONE;
  const put = (next: ReadonlySet<string>) => set({ known: scope, selected: next });
  return {
    selected: now,
    toggle: (id) => put(now.symmetricDifference(new Set([id]))),
    selectRange: (ids, isSelected) => put(isSelected ? now.union(new Set(ids)) : now.difference(new Set(ids))),
    toggleAll: (ids) => {
      const these = new Set(ids);
      put(these.isSubsetOf(now) ? now.difference(these) : now.union(these));
    },
    clear: () => put(NONE),
  };
}
