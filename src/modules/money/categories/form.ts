import * as z from 'zod';
import { type Category, type CategoryChange, type CategoryKind, type NewCategory, NewCategorySchema } from './model.ts';

const { name, kind, colour, icon } = NewCategorySchema.shape;

/** The form of a category: every field is there. Without one above it, `parentId` is empty. */
export const CategoryFormSchema = z.object({
  name,
  kind: kind.unwrap(),
  parentId: z.string(),
  colour: colour.unwrap(),
  icon: icon.unwrap(),
});
export type CategoryForm = z.input<typeof CategoryFormSchema>;

/** A new category looks like the one above it until it is given a look of its own. */
export function newForm(kind: CategoryKind, parent: Category | null): CategoryForm {
  return {
    name: '',
    kind: parent?.kind ?? kind,
    parentId: parent?.id ?? '',
    colour: parent?.colour ?? 'slate',
    icon: parent?.icon ?? 'tag',
  };
}

export function formOf({ name, kind, parentId, colour, icon }: Category): CategoryForm {
  return { name, kind, parentId: parentId ?? '', colour, icon };
}

/** Below another one, the kind is that one's and is left to it. */
export function newCategoryOf({ kind, parentId, ...wish }: CategoryForm): NewCategory {
  return parentId === '' ? { ...wish, parentId: null, kind } : { ...wish, parentId };
}

/** Only what differs from what is there; null where nothing does. */
export function changeOf(before: Category, wish: CategoryForm): CategoryChange | null {
  const parentId = wish.parentId === '' ? null : wish.parentId;
  const change: CategoryChange = {
    id: before.id,
    ...(wish.name === before.name ? {} : { name: wish.name }),
    ...(parentId === before.parentId ? {} : { parentId }),
    ...(parentId !== null || wish.kind === before.kind ? {} : { kind: wish.kind }),
    ...(wish.colour === before.colour ? {} : { colour: wish.colour }),
    ...(wish.icon === before.icon ? {} : { icon: wish.icon }),
  };
  return Object.keys(change).length === 1 ? null : change;
}

/** What brings a category back to what it was before the change. */
export function undoOf(before: Category, change: CategoryChange): CategoryChange {
  const { id, name, kind, parentId, colour, icon } = before;
  // A move below another category may have changed the kind, and a move out of it does not change it back.
  const moved = 'parentId' in change && parentId === null ? { kind } : {};
  const touched = Object.entries({ name, kind, parentId, colour, icon }).filter(([field]) => field in change);
  return { ...Object.fromEntries(touched), ...moved, id };
}

/** The categories that one may stand below: of the upper level, and no category with children below any. */
export function parentsFor(all: readonly Category[], category: Category | null): Category[] {
  if (category !== null && all.some(({ parentId }) => parentId === category.id)) return [];
  return all.filter(({ id, parentId, isArchived }) => parentId === null && !isArchived && id !== category?.id);
}
