import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Category } from './model.ts';

/** What can be done to a category without a form; each says what it did and offers to take it back. */
export function useCategoryChanges(all: readonly Category[]) {
  const change = useUndoable();

  function archive({ id, name }: Category): void {
    const together = all.filter((other) => !other.isArchived && (other.id === id || other.parentId === id));
    change({
      perform: async () => {
        await api.archive.call({ id });
        // What was archived before stays so.
        return () => unarchiveAll(together.map((other) => other.id));
      },
      done: `${name} is archived`,
    });
  }

  function unarchive({ id, name, parentId }: Category): void {
    const parent = all.find((other) => other.id === parentId && other.isArchived);
    change({
      perform: async () => {
        await api.unarchive.call({ id });
        return () => api.archive.call({ id: parent?.id ?? id });
      },
      done: `${name} is in use again`,
    });
  }

  /** @param onInUse asks where its transactions should go, which then comes as `moveTo` */
  function remove(category: Category, onInUse: () => void, moveTo?: string | null): void {
    const { id, name, isArchived } = category;
    change({
      perform: async () => {
        await api.remove.call({ id, ...(moveTo === undefined ? {} : { moveTo }) });
        return () => api.restore.call({ id });
      },
      done: `${name} was deleted`,
      onRefused: (error) => {
        const code = codeOf(error);
        if (code === 'CATEGORY_IN_USE') {
          onInUse();
          return true;
        }
        if (code !== 'CATEGORY_HAS_CHILDREN' || isArchived) return false;
        toast.error(`${name} was not deleted`, {
          description: sentenceOf(error),
          action: { label: 'Archive category', perform: () => archive(category) },
        });
        return true;
      },
    });
  }

  return { archive, unarchive, remove };
}

async function unarchiveAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await api.unarchive.call({ id });
}
