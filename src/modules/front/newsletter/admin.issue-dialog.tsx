import { useMutation } from '@tanstack/react-query';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type Issue, IssueWishSchema, LONGEST_ISSUE, LONGEST_SUBJECT } from './model.ts';
import { ADMIN_ISSUE_DIALOG_WORDS } from './words.ts';

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
      title={issue === null ? ADMIN_ISSUE_DIALOG_WORDS.writeIssue : ADMIN_ISSUE_DIALOG_WORDS.editDraft}
      description={ADMIN_ISSUE_DIALOG_WORDS.nothingIsSentUntilNote}
      action={ADMIN_ISSUE_DIALOG_WORDS.saveDraft}
      onSave={async (wish) => {
        const { id } = await write.mutateAsync(wish);
        toast.success(ADMIN_ISSUE_DIALOG_WORDS.draftSaved);
        onSaved(id);
      }}
    >
      <FormField form={form} name="subject" label={ADMIN_ISSUE_DIALOG_WORDS.subject}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_SUBJECT} {...control} />}
      </FormField>
      <FormField
        form={form}
        name="text"
        label={ADMIN_ISSUE_DIALOG_WORDS.text}
        hint={ADMIN_ISSUE_DIALOG_WORDS.plainTextWeAddNote}
      >
        {(control) => <TextArea rows={14} maxLength={LONGEST_ISSUE} {...control} />}
      </FormField>
    </FormDialog>
  );
}
