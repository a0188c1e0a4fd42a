import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Preview, Progress } from './model.ts';
import { counted } from './words.ts';

const POLL_MS = 400;

/** Asks how far an import is, and again while it runs. */
export function progressOptions(id: string, isSure = false) {
  return {
    input: { id },
    gcTime: 0,
    refetchInterval: ({ state }: { state: { data: Progress | null | undefined } }) =>
      isSure || state.data != null ? POLL_MS : false,
  } as const;
}

/** An import on its way into the books, also one that was begun before a reload or in another tab. */
export type Committing = {
  readonly start: () => void;
  readonly cancel: () => void;
  readonly isRunning: boolean;
  readonly isCancelling: boolean;
  /** Null until the server has begun to count. */
  readonly progress: Progress | null;
  /** Why the last attempt changed nothing. */
  readonly refusal: string | null;
};

export function useCommitting({ id, status }: Preview): Committing {
  const commit = useMutation(
    api.commit.mutationOptions({
      onSuccess: async ({ added }) => {
        await refreshAll();
        toast.success(added === 0 ? 'The import is finished' : `${counted(added, 'transaction')} added`);
      },
      onError: (error) => {
        if (codeOf(error) === 'CANCELLED')
          toast.info('The import was cancelled', { description: 'Nothing was changed.' });
        // What stands on the screen may be what was wrong: rows or accounts that have changed meanwhile.
        void refreshAll();
      },
    }),
  );
  const progress = useQuery(
    api.progress.queryOptions({ ...progressOptions(id, commit.isPending), enabled: status === 'ready' }),
  );
  const cancel = useMutation(
    api.cancel.mutationOptions({
      onError: (error) => void toast.error('The import was not cancelled', { description: sentenceOf(error) }),
    }),
  );
  const isElsewhere = !commit.isPending && progress.data != null;
  const wasElsewhere = useRef(false);
  useEffect(() => {
    if (wasElsewhere.current && !isElsewhere && !commit.isPending) void refreshAll();
    wasElsewhere.current = isElsewhere;
  }, [isElsewhere, commit.isPending]);
  const isRefused = commit.error !== null && codeOf(commit.error) !== 'CANCELLED';
  return {
    start: () => commit.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    isRunning: commit.isPending || isElsewhere,
    isCancelling: cancel.isPending || progress.data?.isCancelling === true,
    progress: progress.data ?? null,
    refusal: isRefused ? sentenceOf(commit.error) : null,
  };
}
