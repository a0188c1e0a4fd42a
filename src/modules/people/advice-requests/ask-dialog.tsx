import { useMutation } from '@tanstack/react-query';
import { LONGEST_TEXT } from '#kernel/plain-text.ts';
import { useCaller } from '#ui/caller.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { ServiceWishSchema } from './model.ts';
import type { Service } from './offers.ts';
import { ASK_DIALOG_WORDS } from './words.ts';

/** Asks for a conversation about one service. */
export function AskDialog({ service: { id, title, question }, onClose }: { service: Service; onClose: () => void }) {
  const { email } = useCaller().person;
  const ask = useMutation(api.ask.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({
    schema: ServiceWishSchema,
    defaultValues: { service: id, note: '' },
    draft: { name: `service-${id}` },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={ASK_DIALOG_WORDS.askAbout(title)}
      description={question}
      action={ASK_DIALOG_WORDS.sendRequest}
      onSave={async (wish) => {
        await ask.mutateAsync(wish);
        toast.success(ASK_DIALOG_WORDS.requestSent);
        onClose();
      }}
    >
      <FormField
        form={form}
        name="note"
        label={ASK_DIALOG_WORDS.whatItIsAbout}
        optional
        hint={ASK_DIALOG_WORDS.pleaseDoNotIncludeNote}
      >
        {(control) => <TextArea rows={5} maxLength={LONGEST_TEXT} {...control} />}
      </FormField>
      <p className="text-sm text-soft">{ASK_DIALOG_WORDS.weSeeYourName(email)}</p>
    </FormDialog>
  );
}
