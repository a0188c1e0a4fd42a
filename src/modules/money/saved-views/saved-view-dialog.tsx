import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { NameOnlySchema, type SavedView, type View } from './model.ts';
import { WORDS } from './words.ts';

/** Gives a view a name, or a saved one another name. */
export function SavedViewDialog({ saved, view, onClose }: { saved?: SavedView; view: View; onClose: () => void }) {
  const create = useMutation(api.create.mutationOptions());
  const update = useMutation(api.update.mutationOptions());
  const form = useZodForm({ schema: NameOnlySchema, defaultValues: { name: saved?.name ?? '' } });
  return (
    <FormDialog
      form={form}
      size="small"
      title={saved === undefined ? WORDS.saveView : WORDS.renameView}
      action={WORDS.save}
      onClose={onClose}
      onSave={async ({ name }) => {
        if (saved === undefined) await create.mutateAsync({ ...view, name });
        else await update.mutateAsync({ id: saved.id, name });
        toast.success(saved === undefined ? WORDS.saved(name) : WORDS.renamed(name));
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
