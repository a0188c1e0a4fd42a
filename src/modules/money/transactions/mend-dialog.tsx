import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { Notice } from '#ui/badge.tsx';
import { useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.client.ts';
import { NewFormSchema, newTransactionOf, wishForm } from './form.ts';
import type { Entry } from './outbox.ts';
import { mendEntry } from './outbox.client.ts';
import { TransactionFields } from './transaction-fields.tsx';
import { MEND_DIALOG_WORDS } from './dialog-words.ts';

type MendDialogProps = {
  entry: Entry;
  accounts: readonly Account[];
  categories: readonly Category[];
  onClose: () => void;
};

/** Changes a transaction that waits to be sent, or that the server refused as it was. */
export function MendDialog({ entry: { wish, reason }, accounts, categories, onClose }: MendDialogProps) {
  const currency = accounts.find(({ id }) => id === wish.accountId)?.currency ?? 'ZAR';
  const form = useZodForm({ schema: NewFormSchema, defaultValues: wishForm(wish, wish.amount.currency ?? currency) });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={MEND_DIALOG_WORDS.changeBeforeItIs}
      action={MEND_DIALOG_WORDS.saveAndSend}
      onSave={async (next) => {
        const isKept = await mendEntry(wish.id, newTransactionOf(next));
        if (!isKept)
          toast.info(MEND_DIALOG_WORDS.itIsBeingSent, {
            description: MEND_DIALOG_WORDS.onceItIsSent,
          });
        onClose();
      }}
    >
      {reason !== null && <Notice tone="attention">{reason}</Notice>}
      <TransactionFields form={form} accounts={accounts} categories={categories} mayLackCategory={false} />
    </FormDialog>
  );
}
