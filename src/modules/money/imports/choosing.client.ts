import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#browser/api.client.ts';
import { toastError } from '#ui/undoable.client.ts';
import type * as z from 'zod';
import { api } from './api.client.ts';
import type { ChooseSchema, Preview } from './model.ts';

/** Changes to the choices; what is left out stays. */
type Change = Omit<z.input<typeof ChooseSchema>, 'id'>;
export type Choosing = {
  /** Answers with the file as it is read then; null where nothing was changed. */
  readonly choose: (change: Change) => Promise<Preview | null>;
  /** What is being chosen at this moment. */
  readonly pending: Change | null;
};

/** Choices on their way to the server; null is the answer of one that was not saved. */
const unsaved = new Set<Promise<Preview | null>>();

async function allSaved(): Promise<boolean> {
  let isSaved = true;
  while (unsaved.size > 0) {
    const answers = await Promise.all(unsaved);
    isSaved &&= answers.every((answer) => answer !== null);
  }
  return isSaved;
}

/**
 * Performs something only when every choice made before is saved, and by what the page shows then; not at all where one
 * was not saved. `perform`: null where there is nothing to do.
 */
export function useAfterChoices(perform: (() => void) | null): {
  readonly press: () => void;
  readonly isWaiting: boolean;
} {
  const [isWaiting, setWaiting] = useState(false);
  const [saved, setSaved] = useState(0);
  const latest = useRef(perform);
  useEffect(() => {
    latest.current = perform;
  });
  // After the page has been drawn anew, with what the choices changed.
  useEffect(() => {
    if (saved > 0) latest.current?.();
  }, [saved]);
  const press = () => {
    if (unsaved.size === 0) {
      perform?.();
      return;
    }
    setWaiting(true);
    void allSaved().then((isSaved) => {
      setWaiting(false);
      if (isSaved) setSaved((count) => count + 1);
    });
  };
  return { press, isWaiting };
}

/** Changes what a person chose for a file. The server keeps it and answers with the file as it is read then. */
export function useChoosing(id: string): Choosing {
  const mutation = useMutation(
    // One after another: the later choice is the one that holds.
    api.choose.mutationOptions({ scope: { id: `choose ${id}` } }),
  );
  async function save(change: Change): Promise<Preview | null> {
    try {
      const preview = await mutation.mutateAsync({ id, ...change });
      // What was asked for before knows nothing of the choice, and may be answered after it.
      await queryClient.cancelQueries({ queryKey: api.get.key({ input: { id } }) });
      queryClient.setQueryData(api.get.queryKey({ input: { id } }), preview);
      await queryClient.invalidateQueries({ queryKey: api.rows.key() });
      void queryClient.invalidateQueries({ queryKey: api.list.key() });
      return preview;
    } catch (error) {
      toastError(error);
      await queryClient.invalidateQueries({ queryKey: api.get.key({ input: { id } }) });
      return null;
    }
  }
  async function choose(change: Change): Promise<Preview | null> {
    const saving = save(change);
    unsaved.add(saving);
    return saving.finally(() => unsaved.delete(saving));
  }
  return { choose, pending: mutation.isPending ? mutation.variables : null };
}
