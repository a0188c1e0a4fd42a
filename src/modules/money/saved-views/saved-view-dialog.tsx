import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { NameOnlySchema, type SavedView, type View } from './model.ts';
import { WORDS } from './words.ts';

/** Gives a view a name, or a saved one another name. */
export function SavedViewDialog({ saved, view, onClose }: { saved?: SavedView; view: View; onClose: () => void }) {
  const create = useMutation(api.create.mutationOptions());
  const update = useMutation(api.update.mutationOptions());
  const tellDone = useDone();
  const form = useZodForm({ schema: NameOnlySchema, defaultValues: { name: saved?.name ?? '' } });
  return (
    <FormDialog
      form={form}
      size="small"
      title={saved === undefined ? WORDS.saveView : WORDS.renameView}
      action={saved === undefined ? WORDS.saveView : WORDS.renameView}
      onClose={onClose}
      onSave={async ({ name }) => {
        if (saved === undefined) {
          const { id } = await create.mutateAsync({ ...view, name });
          tellDone(WORDS.saved(name), () => api.remove.call({ id }));
        } else {
          await update.mutateAsync({ id: saved.id, name });
          tellDone(WORDS.renamed(name), () => api.update.call({ id: saved.id, name: saved.name }));
        }
        onClose();
        await refreshAll();
      }}
    >
      <FormField form={form} name="name" label={WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={100} {...control} />}
      </FormField>
    </FormDialog>
  );
}
