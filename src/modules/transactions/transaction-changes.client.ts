import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#ui/api.client.ts';
import { sentenceOf } from '#ui/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import { undoOf } from './form.ts';
import type { Page, Transaction, TransactionChange } from './model.ts';

/** A change of rows: shown at once, taken back with the reason where the server refuses, and undone on request. */
type Work = {
  /** What becomes of a row that is on the screen; null takes it off. */
  readonly patch: (row: Transaction) => Transaction | null;
  /** Does it, and answers with what takes it back. */
  readonly perform: () => Promise<() => Promise<unknown>>;
  /** What is said when it is done. */
  readonly done: string;
};

/** Sums and balances on any page hang on the rows, so all that is shown is asked for again. */
export function refresh(): Promise<void> {
  return queryClient.invalidateQueries();
}

const pages = { queryKey: api.list.key() };

async function showAtOnce({ patch }: Work): Promise<[readonly unknown[], Page | undefined][]> {
  await queryClient.cancelQueries(pages);
  const before = queryClient.getQueriesData<Page>(pages);
  queryClient.setQueriesData<Page>(
    pages,
    (page) => page && { ...page, rows: page.rows.flatMap((row) => patch(row) ?? []) },
  );
  return before;
}

/** Rows are called by their first words. */
export function nameOf(description: string): string {
  return description.length > 48 ? `${description.slice(0, 47)}…` : description;
}

/** What can be done to rows without a form. Each says what it did and offers to take it back. */
export function useTransactionChanges() {
  const undoing = useMutation({
    mutationFn: (undo: () => Promise<unknown>) => undo(),
    onSuccess: () => void toast.info('Undone'),
    onError: (error) => void toast.error('It could not be undone', { description: sentenceOf(error) }),
    onSettled: refresh,
  });
  const { mutate: work } = useMutation({
    mutationFn: ({ perform }: Work) => perform(),
    onMutate: showAtOnce,
    onSuccess: (undo, { done }) => {
      toast.success(done, { action: { label: 'Undo', perform: () => undoing.mutate(undo) } });
    },
    onError: (error, _, before) => {
      for (const [key, page] of before ?? []) queryClient.setQueryData(key, page);
      toast.error('Nothing was changed', { description: sentenceOf(error) });
    },
    onSettled: refresh,
  });

  function change(row: Transaction, wish: TransactionChange, done: string): void {
    work({
      patch: (other) => (other.id === row.id ? { ...other, ...shown(row, wish) } : other),
      perform: async () => {
        await api.update.call(wish);
        return () => api.update.call(undoOf(row, wish));
      },
      done,
    });
  }

  return {
    describe: (row: Transaction, description: string) =>
      change(row, { id: row.id, description }, `Now called “${nameOf(description)}”`),

    file: (row: Transaction, categoryId: string | null, name: string) =>
      change(row, { id: row.id, categoryId }, categoryId === null ? 'Category taken away' : `Filed under ${name}`),

    remove: ({ id, description }: Transaction) =>
      work({
        patch: (row) => (row.id === id ? null : row),
        perform: async () => {
          await api.remove.call({ id });
          return () => api.restore.call({ id });
        },
        done: `“${nameOf(description)}” was deleted`,
      }),

    fileMany: (ids: ReadonlySet<string>, categoryId: string | null, name: string) =>
      work({
        patch: (row) => (ids.has(row.id) ? { ...row, categoryId } : row),
        perform: async () => {
          const { before } = await api.categorise.call({ ids: [...ids], categoryId });
          return async () => {
            for (const group of before) await api.categorise.call(group);
          };
        },
        done: `${rows(ids.size)} filed under ${name}`,
      }),

    removeMany: (ids: ReadonlySet<string>) =>
      work({
        patch: (row) => (ids.has(row.id) ? null : row),
        perform: async () => {
          await api.removeMany.call({ ids: [...ids] });
          return () => api.restoreMany.call({ ids: [...ids] });
        },
        done: `${rows(ids.size)} deleted`,
      }),
  };
}

export type TransactionChanges = ReturnType<typeof useTransactionChanges>;

const rows = (count: number) => (count === 1 ? 'One transaction was' : `${count} transactions were`);

/** The fields of a change that are shown in a row. */
function shown(row: Transaction, { description, categoryId }: TransactionChange): Partial<Transaction> {
  return {
    description: description ?? row.description,
    categoryId: categoryId === undefined ? row.categoryId : categoryId,
  };
}
