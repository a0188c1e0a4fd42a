import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { useDone, useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Expected, Scenario } from './model.ts';
import { EXPECTED_WORDS } from './dialog-words.ts';
import { SCENARIO_WORDS } from './words.ts';

type Changed = { readonly changeId: string | null };

/** Undoes a change by its id in the history. */
async function undo({ changeId }: Changed): Promise<void> {
  if (changeId !== null) await undoChange(changeId);
}

/** What can be done without a form; each says what it did and offers to undo it. */
export function useCashFlowChanges() {
  const change = useUndoable({ isRecorded: true });
  const perform = (work: () => Promise<Changed>) => async () => {
    const changed = await work();
    return () => undo(changed);
  };
  return {
    removeScenario: ({ id, name }: Scenario) =>
      change({ perform: perform(() => api.removeScenario.call({ id })), done: SCENARIO_WORDS.deleted(name) }),
    copyScenario: ({ name, template, changes }: Scenario) => {
      const copy = SCENARIO_WORDS.copied(name);
      change({
        perform: perform(() => api.addScenario.call({ name: copy, template, changes })),
        done: SCENARIO_WORDS.added(copy),
      });
    },
    removeExpected: ({ id, name }: Expected) =>
      change({ perform: perform(() => api.removeExpected.call({ id })), done: EXPECTED_WORDS.deleted(name) }),
  };
}

/** For what a form has changed: says so, and offers to undo it. */
export function useCashFlowDone(): (done: string, changed: Changed) => void {
  const tellDone = useDone({ isRecorded: true });
  return (done, changed) => tellDone(done, () => undo(changed));
}
