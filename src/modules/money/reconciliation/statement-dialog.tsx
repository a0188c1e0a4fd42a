import { useMutation } from '@tanstack/react-query';
import { useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useDone, refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { StatementFormSchema } from './form.ts';
import type { Reconciliation } from './model.ts';
import { StatementFields } from './statement-fields.tsx';
import { FORM_WORDS } from './words.ts';

/** Another day or balance for a statement that is not finished. */
export function StatementDialog({ statement, onClose }: { statement: Reconciliation; onClose: () => void }) {
  const { id, day, balance } = statement;
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form = useZodForm({ schema: StatementFormSchema, defaultValues: { day, balance } });
  return (
    <FormDialog
      form={form}
      size="small"
      title={FORM_WORDS.edit}
      action={FORM_WORDS.save}
      onClose={onClose}
      onSave={async (wish) => {
        await update.mutateAsync({ id, ...wish });
        tellDone(FORM_WORDS.saved, () => api.update.call({ id, day, balance }));
        onClose();
      }}
    >
      <StatementFields form={form} currency={balance.currency} />
    </FormDialog>
  );
}
