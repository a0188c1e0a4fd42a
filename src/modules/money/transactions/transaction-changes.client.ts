import { queryClient } from '#browser/api.client.ts';
import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { toast } from '#ui/toast.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { undoOf } from './undo.ts';
import { useAskAboutOthers } from './spread.client.ts';
import { WORDS } from './words.ts';
import type { Marks } from './bulk.parts.ts';
import type { Page, Transaction, TransactionChange } from './model.ts';

const pages = { queryKey: api.list.key() };

/** Shows rows as they will be; null takes one off. Answers with what shows them as they were. */
async function showRows(patch: (row: Transaction) => Transaction | null): Promise<() => void> {
  await queryClient.cancelQueries(pages);
  const before = queryClient.getQueriesData<Page>(pages);
  queryClient.setQueriesData<Page>(
    pages,
    (page) => page && { ...page, rows: page.rows.flatMap((row) => patch(row) ?? []) },
  );
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page);
  };
}

/** Rows are called by their first words. */
export function nameOf(description: string): string {
  return description.length > 48 ? `${description.slice(0, 47)}…` : description;
}

/** What can be done to rows without a form. Each says what it did and offers to take it back. */
export function useTransactionChanges() {
  const work = useUndoable({ isRecorded: true });
  const askAboutOthers = useAskAboutOthers();

  function change(row: Transaction, wish: TransactionChange, done: string, categoryName?: string): void {
    work({
      showAtOnce: () => showRows((other) => (other.id === row.id ? { ...other, ...shown(row, wish) } : other)),
      perform: async () => {
        await api.update.call(wish);
        const { id, categoryId } = wish;
        const asked =
          categoryName === undefined || categoryId === undefined || categoryId === null
            ? null
            : askAboutOthers({ id, categoryId, categoryName });
        return async () => {
          (await asked)?.();
          return api.update.call(undoOf(row, wish));
        };
      },
      done,
    });
  }

  return {
    describe: (row: Transaction, description: string) =>
      change(row, { id: row.id, description }, WORDS.renamed(nameOf(description))),

    file: (row: Transaction, categoryId: string | null, name: string) =>
      change(
        row,
        { id: row.id, categoryId },
        categoryId === null ? WORDS.categoryRemoved : WORDS.categorised(name),
        name,
      ),

    remove: ({ id, description }: Transaction) =>
      work({
        showAtOnce: () => showRows((row) => (row.id === id ? null : row)),
        perform: async () => {
          await api.remove.call({ id });
          return () => api.restore.call({ id });
        },
        done: WORDS.deleted(nameOf(description)),
      }),

    fileMany: (ids: ReadonlySet<string>, categoryId: string | null, name: string) =>
      work({
        showAtOnce: () => showRows((row) => (ids.has(row.id) ? { ...row, categoryId } : row)),
        perform: async () => {
          const { before, linked } = await api.categorise.call({ ids: [...ids], categoryId });
          if (linked > 0) toast.info(WORDS.linkedLeftOut(linked));
          return async () => {
            for (const group of before) await api.categorise.call(group);
          };
        },
        done: WORDS.manyCategorised(ids.size, name),
      }),

    /** Changes tags, or whether they were reviewed. */
    mark: (ids: ReadonlySet<string>, wish: Marks, done: string) =>
      work({
        showAtOnce: () => showRows((row) => (ids.has(row.id) ? marked(row, wish) : row)),
        perform: async () => (await import('./marks.client.ts')).markRows([...ids], wish),
        done,
      }),

    removeMany: (ids: ReadonlySet<string>) =>
      work({
        showAtOnce: () => showRows((row) => (ids.has(row.id) && row.state !== 'reconciled' ? null : row)),
        perform: async () => {
          const { locked, changeId } = await api.removeMany.call({ ids: [...ids] });
          if (locked > 0) toast.info(WORDS.manyLocked(locked));
          return () => undoChange(changeId);
        },
        done: WORDS.manyDeleted(ids.size),
      }),
  };
}

export type TransactionChanges = ReturnType<typeof useTransactionChanges>;

/** The fields of a change that are shown in a row. */
function shown(row: Transaction, { description, categoryId }: TransactionChange): Partial<Transaction> {
  return {
    description: description ?? row.description,
    categoryId: categoryId === undefined ? row.categoryId : categoryId,
  };
}

function marked(row: Transaction, { addTags = [], removeTags = [], isReviewed }: Marks): Transaction {
  const tagIds = [...new Set([...row.tagIds, ...addTags])].filter((id) => !removeTags.includes(id));
  return { ...row, tagIds, needsReview: isReviewed === undefined ? row.needsReview : !isReviewed };
}
