import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Tag } from './model.ts';
import { CHANGE_WORDS } from './words.ts';

/** What can be done to a tag without a form; each says what it did and offers to undo it. */
export function useTagChanges() {
  const change = useUndoable();
  const back = (id: string) => () => api.restore.call({ id });
  return {
    remove: ({ id, name }: Tag) =>
      change({
        perform: async () => {
          await api.remove.call({ id });
          return back(id);
        },
        done: CHANGE_WORDS.deleted(name),
      }),

    merge: ({ id, name }: Tag, into: Tag) =>
      change({
        perform: async () => {
          await api.merge.call({ id, into: into.id });
          return back(id);
        },
        done: CHANGE_WORDS.merged(name, into.name),
      }),
  };
}
