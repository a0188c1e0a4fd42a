import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#browser/api.client.ts';
import { isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { keepFocus } from './keep-focus.client.ts';
import { toast } from './toast.client.ts';

/** A change that a person can take back. */
export type Undoable = {
  /** Does it, and answers with what takes it back. */
  readonly perform: () => Promise<() => Promise<unknown>>;
  /** What is said when it is done. */
  readonly done: string;
  /** Shows it before the server has answered; answers with what shows the old state again. */
  readonly showAtOnce?: () => Promise<() => void>;
  /** Answers a refusal in its own way; false leaves it to the usual sentence. */
  readonly onRefused?: (error: unknown) => boolean;
};

/** Asks for all that is on the screen once more: a name, a balance or a sum may stand on any page. */
export function refreshAll(): Promise<void> {
  return queryClient.invalidateQueries();
}

/** Says what was done, with the way back. */
export function sayDone(done: string, undo: () => void): void {
  toast.success(done, { action: { label: 'Undo', perform: undo } });
}

/** Says why a change was refused. */
export function sayRefused(error: unknown): void {
  toast.error(isUnreached(error) ? 'No answer came' : 'Nothing was changed', { description: sentenceOf(error) });
}

/** Takes a change back, from its toast, and says so; `refresh` asks anew for what the change was about. */
export function useTakeBack(refresh: () => Promise<unknown> = refreshAll): (takeBack: () => Promise<unknown>) => void {
  const { mutate } = useMutation({
    mutationFn: (takeBack: () => Promise<unknown>) => takeBack(),
    onSuccess: () => void toast.info('Undone'),
    onError: (error) => void toast.error('It could not be undone', { description: sentenceOf(error) }),
    onSettled: refresh,
  });
  return mutate;
}

/**
 * Makes changes that can be undone: shown at once where `showAtOnce` says how, taken back with the reason where the
 * server refuses, undone from the toast. All queries are asked again after each.
 */
export function useUndoable(): (change: Undoable) => void {
  const undo = useTakeBack();
  const { mutate } = useMutation({
    mutationFn: ({ perform }: Undoable) => perform(),
    onMutate: ({ showAtOnce }) => showAtOnce?.(),
    onSuccess: (takeBack, { done }) => sayDone(done, () => undo(takeBack)),
    onError: (error, { onRefused }, showBefore) => {
      showBefore?.();
      if (onRefused?.(error) === true) return;
      sayRefused(error);
    },
    onSettled: async () => {
      await refreshAll();
      // The row that was pressed in may be gone, and the focus with it.
      keepFocus();
    },
  });
  return mutate;
}
