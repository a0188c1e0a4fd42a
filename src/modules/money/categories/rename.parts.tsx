import { EditInPlace } from '#ui/edit-in-place.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { LONGEST_NAME } from './limits.ts';
import { CHANGE_WORDS } from './words.ts';

type RenameProps = { id: string; name: string; onDone: () => void };

/** The name of a category, edited where it stands on another page. */
export function RenameCategory({ id, name, onDone }: RenameProps) {
  const change = useUndoable();
  return (
    <EditInPlace
      label={CHANGE_WORDS.rename(name)}
      text={name}
      longest={LONGEST_NAME}
      onDone={(text) => {
        onDone();
        if (text === null) return;
        change({
          perform: async () => {
            await api.update.call({ id, name: text });
            return () => api.update.call({ id, name });
          },
          done: CHANGE_WORDS.renamed(name, text),
        });
      }}
    />
  );
}
