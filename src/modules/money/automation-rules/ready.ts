import type { Names } from './conditions.ts';
import type { ReadyFiling, ReadyLine } from './filing.ts';
import type { Actions } from './model.ts';

/** Where a rule sends transactions; null where it does not say, or where what it names is gone. */
export function readyFilingOf(actions: Actions, names: Names): ReadyFiling | null {
  const { categoryId, splitTemplateId, splitLines, transferAccountId } = actions;
  const isOpen = openCategories(names);
  if (categoryId !== null) return isOpen(categoryId) ? { kind: 'category', to: categoryId } : null;
  if (transferAccountId !== null)
    return names.accounts.some(({ id }) => id === transferAccountId)
      ? { kind: 'transfer', to: transferAccountId }
      : null;
  const lines = splitTemplateId === null ? splitLines : linesOfTemplate(splitTemplateId, names);
  if (lines.length === 0) return null;
  const tagIds = new Set(names.tags.flatMap(({ ids }) => ids));
  return {
    kind: 'split',
    lines: lines.map((line) => ({
      ...line,
      categoryId: line.categoryId !== null && isOpen(line.categoryId) ? line.categoryId : null,
      tagIds: line.tagIds.filter((id) => tagIds.has(id)),
    })),
  };
}

/** Why a rule sends transactions nowhere, as far as it wants to. */
export type Missing = 'category' | 'template' | 'account';

export function missingOf(actions: Actions, names: Names): Missing | null {
  if (readyFilingOf(actions, names) !== null) return null;
  if (actions.categoryId !== null) return 'category';
  if (actions.splitTemplateId !== null) return 'template';
  return actions.transferAccountId === null ? null : 'account';
}

function openCategories({ categories }: Names): (id: string) => boolean {
  const open = new Set(categories.flatMap(({ id, isArchived }) => (isArchived ? [] : [id])));
  return (id) => open.has(id);
}

function linesOfTemplate(wanted: string, { templates }: Names): ReadyLine[] {
  const template = templates.find(({ id }) => id === wanted);
  return (template?.lines ?? []).map((line) => ({ ...line, note: null, tagIds: [], amount: null }));
}
