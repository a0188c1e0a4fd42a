import { queryClient } from '#browser/api.client.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { MOST_AT_ONCE } from './limits.ts';
import type { Candidate, Reconciliation, Session } from './model.ts';
import { withMarks } from './rules.ts';
import { CHANGE_WORDS } from './words.ts';

/** Shows a session as it will be; answers with what shows it as it was. */
async function showMarked(id: string, ids: ReadonlySet<string>, isCleared: boolean): Promise<() => void> {
  const queryKey = api.get.queryKey({ input: { id } });
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Session>(queryKey);
  queryClient.setQueryData<Session>(queryKey, (session) => session && withMarks(session, ids, isCleared));
  return () => queryClient.setQueryData(queryKey, before);
}

async function unmark(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE)
    await api.toggle.call({ ids: ids.slice(from, from + MOST_AT_ONCE), isCleared: false });
}

/** What can be done with a statement. Each says what it did and offers to undo it. */
export function useReconciliationChanges() {
  const change = useUndoable();
  const formats = useFormats();

  return {
    mark: ({ reconciliation: { id } }: Session, row: Candidate, isCleared: boolean) =>
      change({
        showAtOnce: () => showMarked(id, new Set([row.id]), isCleared),
        perform: async () => {
          await api.toggle.call({ ids: [row.id], isCleared });
          return () => api.toggle.call({ ids: [row.id], isCleared: !isCleared });
        },
        done: isCleared ? CHANGE_WORDS.marked(row.description) : CHANGE_WORDS.unmarked(row.description),
      }),

    markAll: ({ reconciliation: { id }, candidates, count, clearedCount }: Session) =>
      change({
        showAtOnce: () => showMarked(id, new Set(candidates.map((row) => row.id)), true),
        perform: async () => {
          const { ids } = await api.clearUpTo.call({ id });
          return () => unmark(ids);
        },
        done: CHANGE_WORDS.allMarked(count - clearedCount),
      }),

    finish: ({ id, day }: Reconciliation, onDone: (count: number | null) => void) =>
      change({
        perform: async () => {
          const { count } = await api.finish.call({ id });
          onDone(count);
          return async () => {
            await api.reopen.call({ id, reason: CHANGE_WORDS.undone });
            onDone(null);
          };
        },
        done: CHANGE_WORDS.finished(writeDay(day, formats)),
      }),

    cancel: ({ id, accountId, day, balance }: Reconciliation) =>
      change({
        perform: async () => {
          await api.cancel.call({ id });
          return () => api.start.call({ accountId, day, balance });
        },
        done: CHANGE_WORDS.cancelled(writeDay(day, formats)),
      }),

    adjust: ({ id }: Reconciliation, categoryId: string) =>
      change({
        perform: async () => {
          const { transactionId } = await api.adjust.call({ id, categoryId });
          return () => api.undoAdjust.call({ id, transactionId });
        },
        done: CHANGE_WORDS.adjusted,
      }),

    /** Not undone by pressing: it is finished again once it agrees. */
    reopen: async ({ id }: Reconciliation, reason: string) => {
      const { statements, count } = await api.reopen.call({ id, reason });
      toast.success(CHANGE_WORDS.reopened(statements, count));
      await refreshAll();
    },
  };
}

export type ReconciliationChanges = ReturnType<typeof useReconciliationChanges>;
