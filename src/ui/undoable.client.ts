import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#browser/api.client.ts';
import { isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { keepFocus } from './keep-focus.client.ts';
import { toast } from './toast.client.ts';
import { forgetWrite, noteWrite, type Undoing } from './undo-stack.client.ts';

/** A change that a person can take back. */
export type Undoable = {
  /** Does it, and answers with what takes it back. */
  readonly perform: () => Promise<() => Promise<unknown>>;
  /** What is said when it is done. */
  readonly done: string;
  /**
   * Shows it before the server has answered, on top of what is shown then; answers with what shows that again. Asked
   * once more where an earlier change that it stands on is refused.
   */
  readonly showAtOnce?: () => Promise<() => void>;
  /** Answers a refusal in its own way; false leaves it to the usual sentence. */
  readonly onRefused?: (error: unknown) => boolean;
};

/** Asks for all that is on the screen once more: a name, a balance or a sum may stand on any page. */
export function refreshAll(): Promise<void> {
  return queryClient.invalidateQueries();
}

/** Says why a change was refused. */
export function toastError(error: unknown): void {
  toast.error(isUnreached(error) ? 'No answer from the server' : 'Nothing was changed', {
    description: sentenceOf(error),
  });
}

/**
 * Changes and what takes them back run one after the other, in the order in which they were asked for: of two changes
 * in a row the second must reach the server after the first, however long that takes.
 */
const IN_ORDER = { mutationKey: ['undoable'], scope: { id: 'undoable' } };

/** Asks anew after the last that waits: an answer between two changes would show the page without the second. */
async function refreshAfterLast(): Promise<void> {
  // The one that ends now still counts.
  if (queryClient.isMutating({ mutationKey: IN_ORDER.mutationKey }) === 1) await refreshAll();
}

/** Does work after the changes that were asked for before it, then asks anew for what is on the screen. */
export function inOrder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const options = { ...IN_ORDER, mutationFn: work, onSettled: () => void refreshAfterLast() };
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined);
}

type TellDone = (
  done: string,
  takeBack: () => Promise<unknown>,
  description?: string,
  again?: NonNullable<Undoing['again']>,
) => void;

type Way = {
  /** Asks anew for what the change was about, instead of for all; such a change waits for no other. */
  readonly refresh?: () => Promise<unknown>;
  /** The history of transactions has it: keys undo and redo it there. */
  readonly isRecorded?: boolean;
};

/**
 * Says what was done, with Undo beside it: that undoes the change, and says so, or why it could not. The keys of undo do so
 * as well.
 */
export function useDone({ refresh, isRecorded = false }: Way = {}): TellDone {
  const { mutate } = useMutation({
    ...(refresh === undefined ? IN_ORDER : {}),
    mutationFn: (takeBack: () => Promise<unknown>) => takeBack(),
    onSuccess: () => void toast.info('Undone'),
    onError: (error) => void toast.error('Not undone', { description: sentenceOf(error) }),
    // Not waited for: the next change need not wait until the page has been asked for.
    onSettled: () => void (refresh ?? refreshAfterLast)(),
  });
  return (done, takeBack, description, again) => {
    const write = { takeBack, isRecorded, ...(again === undefined ? {} : { again }) };
    noteWrite(write);
    const perform = () => {
      forgetWrite(write);
      mutate(takeBack);
    };
    const action = { label: 'Undo', perform };
    toast.success(done, { action, ...(description === undefined ? {} : { description }) });
  };
}

/** A change that is shown and not yet answered. */
type Shown = { readonly showAtOnce: () => Promise<() => void>; showBefore: () => void };

let shown: readonly Shown[] = [];

async function showAtOnce(change: Undoable): Promise<Shown | undefined> {
  if (change.showAtOnce === undefined) return undefined;
  const showing = { showAtOnce: change.showAtOnce, showBefore: await change.showAtOnce() };
  shown = [...shown, showing];
  return showing;
}

/** Shows the page as it was before a change, and on top of that the later changes, which stand on it. */
async function showWithout(refused: Shown): Promise<void> {
  refused.showBefore();
  for (const later of shown.slice(shown.indexOf(refused) + 1)) later.showBefore = await later.showAtOnce();
}

/**
 * Makes changes that can be undone: shown at once where `showAtOnce` says how, sent one after the other, taken back
 * with the reason where the server refuses, undone from the toast. All queries are asked again after the last.
 */
export function useUndoable(way: Pick<Way, 'isRecorded'> = {}): (change: Undoable) => void {
  const tellDone = useDone(way);
  const { mutate } = useMutation({
    ...IN_ORDER,
    mutationFn: ({ perform }: Undoable) => perform(),
    onMutate: showAtOnce,
    onSuccess: (takeBack, { done, perform }) => tellDone(done, takeBack, undefined, perform),
    onError: async (error, { onRefused }, showing) => {
      if (showing !== undefined) await showWithout(showing);
      if (onRefused?.(error) === true) return;
      toastError(error);
    },
    onSettled: (_data, _error, _change, showing) => {
      shown = shown.filter((other) => other !== showing);
      // The row that was pressed in may be gone, and the focus with it.
      void refreshAfterLast().then(keepFocus);
    },
  });
  return mutate;
}
