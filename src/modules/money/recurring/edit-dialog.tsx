import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { formOf, type ItemForm, itemFormSchema, type ItemWish } from './form.ts';
import { AmountFields, CadenceFields, CategoryField } from './item-fields.tsx';
import type { Item } from './model.ts';
import { EDIT_WORDS } from './words.ts';

/** Name, cadence and amount of a confirmed payment. */
export function EditDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { id, cadence, amount, categoryId } = item;
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form = useZodForm<ItemForm, ItemWish>({
    schema: itemFormSchema(cadence.country),
    defaultValues: formOf(item),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={EDIT_WORDS.edit(item.name)}
      action={EDIT_WORDS.save}
      onSave={async (wish) => {
        await update.mutateAsync({ id, ...wish });
        tellDone(EDIT_WORDS.saved(wish.name), () =>
          api.update.call({ id, name: item.name, cadence, amount, categoryId }),
        );
        onClose();
      }}
    >
      <FormField form={form} name="name" label={EDIT_WORDS.name}>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <CadenceFields form={form} />
      <AmountFields form={form} currency={item.source.currency} />
      <CategoryField form={form} />
    </FormDialog>
  );
}
