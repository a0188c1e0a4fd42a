import { useMutation } from '@tanstack/react-query';
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

/** Changes what a person chose for a file. The server keeps it and answers with the file as it is read then. */
export function useChoosing(id: string): Choosing {
  const mutation = useMutation(
    // One after another: the later choice is the one that holds.
    api.choose.mutationOptions({ scope: { id: `choose ${id}` } }),
  );
  async function choose(change: Change): Promise<Preview | null> {
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
  return { choose, pending: mutation.isPending ? mutation.variables : null };
}
