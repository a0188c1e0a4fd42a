import { useMutation } from '@tanstack/react-query';
import { CategoryMark } from '#ui/category-mark.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { CategoryFormSchema, changeOf, formOf, newCategoryOf, newForm, parentsFor, undoOf } from './form.ts';
import { DetailsFields } from './details-fields.tsx';
import { ColourField, IconField } from './look-fields.tsx';
import { type Category, CATEGORY_KIND_LABELS, type CategoryKind, CategoryKindSchema } from './model.ts';
import { CATEGORY_DIALOG_WORDS } from './words.ts';

const KINDS = CategoryKindSchema.options.map((value) => ({ value, label: CATEGORY_KIND_LABELS[value] }));

type CategoryDialogProps = {
  all: readonly Category[];
  /** The one that is changed; null for a new one. */
  category: Category | null;
  /** Where a new one begins. */
  kind: CategoryKind;
  parent: Category | null;
  onClose: () => void;
};

export function CategoryDialog({ all, category, kind, parent, onClose }: CategoryDialogProps) {
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form = useZodForm({
    schema: CategoryFormSchema,
    defaultValues: category === null ? newForm(kind, parent) : formOf(category),
    draft: { name: `category ${category === null ? (parent?.id ?? kind) : category.id}` },
  });
  const [colour, icon, parentId] = form.watch(['colour', 'icon', 'parentId']);
  const parents = parentsFor(all, category);
  const above = all.find(({ id }) => id === parentId);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={
        <span className="flex items-center gap-2.5">
          <CategoryMark icon={icon} colour={colour} className="size-7!" />
          {category === null ? CATEGORY_DIALOG_WORDS.addCategory : CATEGORY_DIALOG_WORDS.edit(category.name)}
        </span>
      }
      action={category === null ? CATEGORY_DIALOG_WORDS.addCategory : CATEGORY_DIALOG_WORDS.save}
      onSave={async (wish) => {
        if (category === null) {
          const { id } = await create.mutateAsync(newCategoryOf(wish));
          tellDone(`${wish.name} was added`, () => api.remove.call({ id }));
        } else {
          const change = changeOf(category, wish);
          if (change !== null) {
            await update.mutateAsync(change);
            tellDone(`${wish.name} was saved`, () => api.update.call(undoOf(category, change)));
          }
        }
        onClose();
      }}
    >
      <FormField
        form={form}
        name="name"
        label={CATEGORY_DIALOG_WORDS.name}
        hint={CATEGORY_DIALOG_WORDS.lettersDigitsSpacesHyphensNote}
      >
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="parentId"
          label={CATEGORY_DIALOG_WORDS.parentCategory}
          {...(category !== null && parents.length === 0 && { hint: CATEGORY_DIALOG_WORDS.itHasSubcategoriesSoNote })}
        >
          {(control) => (
            <Select
              choices={parents.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={CATEGORY_DIALOG_WORDS.noneTopLevel}
              {...control}
            />
          )}
        </FormField>
        {above === undefined ? (
          <FormField form={form} name="kind" label={CATEGORY_DIALOG_WORDS.kind}>
            {(control) => <Select choices={KINDS} {...control} />}
          </FormField>
        ) : (
          <p className="self-end pb-2 text-sm text-soft">
            {CATEGORY_DIALOG_WORDS.asIs(CATEGORY_KIND_LABELS[above.kind], above.name)}
          </p>
        )}
      </div>
      <DetailsFields form={form} />
      <ColourField control={form.register('colour')} value={colour} />
      <IconField control={form.register('icon')} colour={colour} />
    </FormDialog>
  );
}
