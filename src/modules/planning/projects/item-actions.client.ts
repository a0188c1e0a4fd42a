import { useMutation } from '@tanstack/react-query';
import { useRecordedChange, useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { refreshAll } from '#ui/undoable.client.ts';

type Changed = { readonly changeId: string };
type Wishes = {
  readonly save: () => Promise<Changed>;
  readonly done: string;
};

/** Saves what a dialog is about and closes it, or deletes it; says so, and offers to undo it. */
export function useItemActions(onClose: () => void) {
  const saving = useMutation({ mutationFn: ({ save }: Wishes) => save(), onSuccess: refreshAll });
  const tellDone = useRecordedDone();
  const change = useRecordedChange();
  return {
    save: async (save: Wishes['save'], done: string) => {
      const changed = await saving.mutateAsync({ save, done });
      tellDone(done, [changed]);
      onClose();
    },
    remove: (remove: () => Promise<Changed>, done: string) => {
      change(remove, done);
      onClose();
    },
  };
}
