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
      title={`Ask for ${title}`}
      description={question}
      action="Send request"
      onSave={async (wish) => {
        await ask.mutateAsync(wish);
        toast.success('Request sent');
        onClose();
      }}
    >
      <FormField
        form={form}
        name="note"
        label="What it is about"
        optional
        hint="Please do not include account numbers, passwords or codes."
      >
        {(control) => <TextArea rows={5} maxLength={LONGEST_TEXT} {...control} />}
      </FormField>
      <p className="text-sm text-soft">
        We see your name, {email} and this message, but none of your financial data. We answer here.
      </p>
    </FormDialog>
  );
}
