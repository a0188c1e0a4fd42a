import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { LONGEST_NAME } from './bounds.ts';
import { NewTemplateSchema, type TemplateLine } from './model.ts';
import { TEMPLATE_WORDS } from './words.ts';

const NameSchema = NewTemplateSchema.pick({ name: true });

/** Gives lines a name, under which any transaction can be split in the same way. */
export function TemplateDialog({ lines, onClose }: { lines: readonly TemplateLine[]; onClose: () => void }) {
  const save = useMutation(api.saveTemplate.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form = useZodForm({ schema: NameSchema, defaultValues: { name: '' } });
  return (
    <FormDialog
      form={form}
      size="small"
      title={TEMPLATE_WORDS.save}
      description={TEMPLATE_WORDS.inPercentNote}
      action={TEMPLATE_WORDS.save}
      onClose={onClose}
      onSave={async ({ name }) => {
        const { id } = await save.mutateAsync({ name, lines: [...lines] });
        tellDone(TEMPLATE_WORDS.saved(name), () => api.removeTemplate.call({ id }));
        onClose();
      }}
    >
      <FormField form={form} name="name" label={TEMPLATE_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
    </FormDialog>
  );
}
