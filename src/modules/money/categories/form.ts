import * as z from 'zod';
import {
  type Category,
  type CategoryChange,
  type CategoryKind,
  type Details,
  DetailsSchema,
  type NewCategory,
  NewCategorySchema,
} from './model.ts';

const { name, kind, colour, icon } = NewCategorySchema.shape;
const { group, variability, taxLine, accountCode, vatCode } = DetailsSchema.shape;
const orNone = <Choice extends z.ZodType>(choice: Choice) => z.union([z.literal(''), choice]);

/** The form of a category: every field is there. Without one above it, `parentId` is empty. */
export const CategoryFormSchema = z.object({
  name,
  kind: kind.unwrap(),
  parentId: z.string(),
  colour: colour.unwrap(),
  icon: icon.unwrap(),
  // Empty where nothing is said.
  group: orNone(group.unwrap()),
  variability: orNone(variability.unwrap()),
  taxLine: taxLine.unwrap(),
  accountCode: accountCode.unwrap(),
  vatCode: orNone(vatCode.unwrap()),
});
export type CategoryForm = z.input<typeof CategoryFormSchema>;
export type CategoryWish = z.output<typeof CategoryFormSchema>;

/** A new category looks like the one above it until it is given a look of its own. */
export function newForm(kind: CategoryKind, parent: Category | null): CategoryForm {
  return {
    name: '',
    kind: parent?.kind ?? kind,
    parentId: parent?.id ?? '',
    colour: parent?.colour ?? 'slate',
    icon: parent?.icon ?? 'tag',
    ...writtenDetails({ ...NO_DETAILS, group: parent?.group ?? null, vatCode: parent?.vatCode ?? null }),
  };
}

export function formOf(category: Category): CategoryForm {
  const { name, kind, parentId, colour, icon } = category;
  return { name, kind, parentId: parentId ?? '', colour, icon, ...writtenDetails(category) };
}

const NO_DETAILS: Details = { group: null, variability: null, taxLine: null, accountCode: null, vatCode: null };

function writtenDetails({ group, variability, taxLine, accountCode, vatCode }: Details) {
  return {
    group: group ?? '',
    variability: variability ?? '',
    taxLine: taxLine ?? '',
    accountCode: accountCode ?? '',
    vatCode: vatCode ?? '',
  } as const;
}

function detailsIn({ group, variability, taxLine, accountCode, vatCode }: CategoryWish): Details {
  return {
    group: group === '' ? null : group,
    variability: variability === '' ? null : variability,
    taxLine,
    accountCode,
    vatCode: vatCode === '' ? null : vatCode,
  };
}

/** Below another one, the kind is that one's and is left to it. */
export function newCategoryOf(wish: CategoryWish): NewCategory {
  const { kind, parentId, name, colour, icon } = wish;
  const said = { name, colour, icon, ...detailsIn(wish) };
  return parentId === '' ? { ...said, parentId: null, kind } : { ...said, parentId };
}

/** Only what differs from what is there; null where nothing does. */
export function changeOf(before: Category, wish: CategoryWish): CategoryChange | null {
  const parentId = wish.parentId === '' ? null : wish.parentId;
  const change: CategoryChange = {
    id: before.id,
    ...(wish.name === before.name ? {} : { name: wish.name }),
    ...(parentId === before.parentId ? {} : { parentId }),
    ...(parentId !== null || wish.kind === before.kind ? {} : { kind: wish.kind }),
    ...(wish.colour === before.colour ? {} : { colour: wish.colour }),
    ...(wish.icon === before.icon ? {} : { icon: wish.icon }),
    ...differing(before, detailsIn(wish)),
  };
  return Object.keys(change).length === 1 ? null : change;
}

function differing(before: Details, { group, variability, taxLine, accountCode, vatCode }: Details): Partial<Details> {
  return {
    ...(group === before.group ? {} : { group }),
    ...(variability === before.variability ? {} : { variability }),
    ...(taxLine === before.taxLine ? {} : { taxLine }),
    ...(accountCode === before.accountCode ? {} : { accountCode }),
    ...(vatCode === before.vatCode ? {} : { vatCode }),
  };
}

/** What brings a category back to what it was before the change. */
export function undoOf(before: Category, change: CategoryChange): CategoryChange {
  const { id, kind, parentId } = before;
  // A move below another category may have changed the kind, and a move out of it does not change it back.
  const moved = 'parentId' in change && parentId === null ? { kind } : {};
  const touched = Object.entries(before).filter(([field]) => field in change);
  return { ...Object.fromEntries(touched), ...moved, id };
}

/** The categories that one may stand below: of the upper level, and no category with children below any. */
export function parentsFor(all: readonly Category[], category: Category | null): Category[] {
  if (category !== null && all.some(({ parentId }) => parentId === category.id)) return [];
  return all.filter(({ id, parentId, isArchived }) => parentId === null && !isArchived && id !== category?.id);
}
