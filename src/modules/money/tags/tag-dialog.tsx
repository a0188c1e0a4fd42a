import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { LONGEST_TAG, NewTagSchema, type Tag } from './model.ts';
import { CHANGE_WORDS, TAG_DIALOG_WORDS } from './words.ts';

type TagDialogProps = {
  /** The one that is renamed; left out, one is added. */
  tag?: Tag;
  onAdded?: (id: string) => void;
  onClose: () => void;
};

/** Adds a tag, or renames the one that it is given. */
export function TagDialog({ tag, onAdded, onClose }: TagDialogProps) {
  const create = useMutation(api.create.mutationOptions());
  const update = useMutation(api.update.mutationOptions());
  const tellDone = useDone();
  const form = useZodForm({ schema: NewTagSchema, defaultValues: { name: tag?.name ?? '' } });
  const save = async (name: string) => {
    if (tag === undefined) {
      const { id } = await create.mutateAsync({ name });
      tellDone(CHANGE_WORDS.added(name), () => api.remove.call({ id }));
      onAdded?.(id);
      return;
    }
    await update.mutateAsync({ id: tag.id, name });
    tellDone(CHANGE_WORDS.renamed(name), () => api.update.call(tag));
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={tag === undefined ? TAG_DIALOG_WORDS.add : TAG_DIALOG_WORDS.rename(tag.name)}
      action={tag === undefined ? TAG_DIALOG_WORDS.add : TAG_DIALOG_WORDS.save}
      onClose={onClose}
      onSave={async ({ name }) => {
        await save(name);
        onClose();
        await refreshAll();
      }}
    >
      <FormField form={form} name="name" label={TAG_DIALOG_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_TAG} {...control} />}
      </FormField>
    </FormDialog>
  );
}
