import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ReopenFormSchema } from './form.ts';
import { LONGEST_REASON } from './limits.ts';
import type { Reconciliation } from './model.ts';
import { useReconciliationChanges } from './reconciliation-changes.client.ts';
import { STATEMENTS_WORDS } from './words.ts';

/** Asks why a finished statement is opened again. */
export function ReopenDialog({ statement, onClose }: { statement: Reconciliation; onClose: () => void }) {
  const formats = useFormats();
  const changes = useReconciliationChanges();
  const form = useZodForm({ schema: ReopenFormSchema, defaultValues: { reason: '' } });
  return (
    <FormDialog
      form={form}
      size="small"
      title={STATEMENTS_WORDS.reopenTitle(writeDay(statement.day, formats))}
      description={STATEMENTS_WORDS.reopenNote}
      action={STATEMENTS_WORDS.reopen}
      onClose={onClose}
      onSave={async ({ reason }) => {
        await changes.reopen(statement, reason);
        onClose();
      }}
    >
      <FormField form={form} name="reason" label={STATEMENTS_WORDS.reason} hint={STATEMENTS_WORDS.reasonNote}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_REASON} {...control} />}
      </FormField>
    </FormDialog>
  );
}
