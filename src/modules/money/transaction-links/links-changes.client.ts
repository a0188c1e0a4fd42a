import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Link } from './model.ts';
import { SECTION_WORDS } from './words.ts';

/** Unlinks, and offers to undo it. */
export function useUnlink(transactionId: string): (link: Link) => void {
  const change = useUndoable();
  return ({ id, kind, isFrom, amount, other }) => {
    if (other === null) return;
    const [fromId, toId] = isFrom ? [transactionId, other.id] : [other.id, transactionId];
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.create.call({ id, kind, fromId, toId, amount });
      },
      done: SECTION_WORDS.unlinked(other.description),
    });
  };
}
