import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type Issue, IssueWishSchema, LONGEST_ISSUE, LONGEST_SUBJECT } from './model.ts';

type IssueDialogProps = { issue: Issue | null; onClose: () => void; onSaved: (id: string) => void };

/** Writes an issue (null), or changes a draft. */
export function IssueDialog({ issue, onClose, onSaved }: IssueDialogProps) {
  const write = useMutation(api.write.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({
    schema: IssueWishSchema,
    defaultValues: { id: issue?.id ?? null, subject: issue?.subject ?? '', text: issue?.text ?? '' },
    draft: { name: `newsletter-${issue?.id ?? 'new'}` },
  });
  return (
    <FormDialog
      form={form}
      size="large"
      onClose={onClose}
      title={issue === null ? 'Write issue' : 'Edit draft'}
      description="Nothing is sent until you send it."
      action="Save draft"
      onSave={async (wish) => {
        const { id } = await write.mutateAsync(wish);
        toast.success('Draft saved');
        onSaved(id);
      }}
    >
      <FormField form={form} name="subject" label="Subject">
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_SUBJECT} {...control} />}
      </FormField>
      <FormField form={form} name="text" label="Text" hint="Plain text. We add the unsubscribe link.">
        {(control) => <TextArea rows={14} maxLength={LONGEST_ISSUE} {...control} />}
      </FormField>
    </FormDialog>
  );
}
