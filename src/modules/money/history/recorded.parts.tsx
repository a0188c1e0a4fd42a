import { useDone, useUndoable } from '#ui/undoable.client.ts';
import { undoChange } from './undoing.parts.tsx';

type Changed = { readonly changeId: string };

/** Makes a change that the history records, without a form; says so, and offers to undo it. */
export function useRecordedChange(): (perform: () => Promise<Changed>, done: string) => void {
  const change = useUndoable({ isRecorded: true });
  return (perform, done) =>
    change({
      perform: async () => {
        const { changeId } = await perform();
        return () => undoChange(changeId);
      },
      done,
    });
}

/** For what a form has changed: says so, and offers to undo all of it, the last first. */
export function useRecordedDone(): (done: string, changes: readonly Changed[]) => void {
  const tellDone = useDone({ isRecorded: true });
  return (done, changes) =>
    tellDone(done, async () => {
      for (const { changeId } of changes.toReversed()) await undoChange(changeId);
    });
}
