import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Asset, Part, Valuation } from './model.ts';
import { DETAIL_WORDS, DOUBLE_WORDS } from './words.ts';

/** Null: nobody said anything. */
type Counted = boolean | null;

/** What can be done without a form; each says what it did and offers to undo it. */
export function useAssetChanges() {
  const change = useUndoable();

  function remove(asset: Asset): void {
    change({
      perform: async () => {
        await api.remove.call({ id: asset.id });
        return () => api.create.call(asset);
      },
      done: DETAIL_WORDS.deleted(asset.name),
    });
  }

  function removeValuation({ id, name }: Asset, valuation: Valuation): void {
    change({
      perform: async () => {
        await api.removeValuation.call({ id, day: valuation.day });
        return () => api.setValuation.call({ id, ...valuation });
      },
      done: DETAIL_WORDS.valueDeleted(name),
    });
  }

  /** `from`: what was said of it before, which an undo says again. */
  function setCounted({ id, name }: Pick<Part, 'id' | 'name'>, { from, to }: { from: Counted; to: boolean }): void {
    change({
      perform: async () => {
        await api.setCounted.call({ id, isCounted: to });
        return () => api.setCounted.call({ id, isCounted: from });
      },
      done: to ? DOUBLE_WORDS.counted(name) : DOUBLE_WORDS.wasLeftOut(name),
    });
  }

  return { remove, removeValuation, setCounted };
}
