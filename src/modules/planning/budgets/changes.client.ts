import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { useDone, useUndoable } from '#ui/undoable.client.ts';

type Changed = { readonly changeId: string };

/** Makes a change of the budget without a form; says so, and offers to undo it. */
export function useBudgetChange(): (perform: () => Promise<Changed>, done: string) => void {
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
export function useBudgetDone(): (done: string, changes: readonly Changed[]) => void {
  const tellDone = useDone({ isRecorded: true });
  return (done, changes) =>
    tellDone(done, async () => {
      for (const { changeId } of changes.toReversed()) await undoChange(changeId);
    });
}
