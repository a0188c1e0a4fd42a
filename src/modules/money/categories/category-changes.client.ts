import { codeOf } from '#browser/failure.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { undoOf } from './form.ts';
import type { Category, Details } from './model.ts';
import { CHANGE_WORDS, DETAILS_TABLE_WORDS } from './words.ts';

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
      done: CHANGE_WORDS.archived(name),
    });
  }

  function unarchive({ id, name, parentId }: Category): void {
    const parent = all.find((other) => other.id === parentId && other.isArchived);
    change({
      perform: async () => {
        await api.unarchive.call({ id });
        return () => api.archive.call({ id: parent?.id ?? id });
      },
      done: CHANGE_WORDS.restored(name),
    });
  }

  /** @param onAsk asks where its transactions should go, which then comes as `moveTo` */
  function remove(category: Category, onAsk: () => void, moveTo?: string | null): void {
    const { id, name } = category;
    change({
      perform: async () => {
        const where = moveTo === undefined ? {} : { moveTo, withSubcategories: true };
        await api.remove.call({ id, ...where });
        return () => api.restore.call({ id });
      },
      done: CHANGE_WORDS.deleted(name),
      onRefused: (error) => {
        const code = codeOf(error);
        if (code !== 'CATEGORY_IN_USE' && code !== 'CATEGORY_HAS_CHILDREN') return false;
        onAsk();
        return true;
      },
    });
  }

  function merge({ id, name }: Category, into: Category): void {
    change({
      perform: async () => {
        await api.merge.call({ id, into: into.id });
        return () => api.restore.call({ id });
      },
      done: CHANGE_WORDS.merged(name, into.name),
    });
  }

  /** Changes details where they stand. */
  function edit(category: Category, details: Partial<Details>): void {
    const wish = { id: category.id, ...details };
    change({
      perform: async () => {
        await api.update.call(wish);
        return () => api.update.call(undoOf(category, wish));
      },
      done: CHANGE_WORDS.saved(category.name),
    });
  }

  function fill(): void {
    change({
      perform: async () => {
        const { filled } = await api.fillSuggestions.call({});
        return () => api.clearSuggestions.call({ filled });
      },
      done: DETAILS_TABLE_WORDS.filled,
    });
  }

  return { archive, unarchive, remove, merge, edit, fill };
}

async function unarchiveAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await api.unarchive.call({ id });
}
