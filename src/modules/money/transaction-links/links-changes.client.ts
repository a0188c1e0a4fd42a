import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Link } from './model.ts';
import { SECTION_WORDS } from './words.ts';

/** Unlinks, and offers to undo it. */
export function useUnlink(): (link: Link) => void {
  const change = useUndoable({ isRecorded: true });
  return ({ id, other }) => {
    if (other === null) return;
    change({
      perform: async () => {
        const { changeId } = await api.remove.call({ id });
        return () => undoChange(changeId);
      },
      done: SECTION_WORDS.unlinked(other.description),
    });
  };
}
