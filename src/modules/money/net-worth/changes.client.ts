import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Asset, Valuation } from './model.ts';
import { DETAIL_WORDS } from './words.ts';

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

  return { remove, removeValuation };
}
