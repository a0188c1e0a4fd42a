import { useMutation } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { Account } from '#modules/accounts/model.ts';
import type { Category } from '#modules/categories/model.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { clearDraft } from '#ui/draft.client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Form, SubmitButton, useZodForm } from '#ui/form.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { refreshAll, sayDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { accountToBegin, NewFormSchema, newForm, newTransactionOf } from './form.ts';
import type { Filters } from './filters.ts';
import { useToday } from '#ui/today.client.ts';
import { nameOf } from './transaction-changes.client.ts';
import { TransactionFields } from './transaction-fields.tsx';

const FORM = 'new-transaction';
const DRAFT = 'transaction';

type NewTransactionDialogProps = {
  accounts: readonly Account[];
  categories: readonly Category[];
  /** What is looked at is likelier than anything else to be written to. */
  filters: Pick<Filters, 'account' | 'category'>;
  onClose: () => void;
};

/** Writes a transaction by hand: cash, or what no statement brings. */
export function NewTransactionDialog(props: NewTransactionDialogProps) {
  if (props.accounts.some(({ isActive }) => isActive)) return <NewTransactionForm {...props} />;
  return (
    <Dialog open onClose={props.onClose} title="Add a transaction">
      <EmptyState
        icon={<Landmark aria-hidden />}
        title="An account first"
        actions={
          <LinkButton look="primary" to="/app/settings/bank-accounts?new=1">
            Add an account
          </LinkButton>
        }
      >
        A transaction belongs to an account. Cash in your pocket is one too.
      </EmptyState>
    </Dialog>
  );
}

function NewTransactionForm({ accounts, categories, filters, onClose }: NewTransactionDialogProps) {
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const undo = useMutation(api.remove.mutationOptions({ onSuccess: refreshAll }));
  const today = useToday();
  const form = useZodForm({
    schema: NewFormSchema,
    defaultValues: newForm({
      accountId: accountToBegin(accounts, filters.account),
      categoryId: filters.category === '' ? null : filters.category,
      bookedOn: today,
    }),
    draft: { name: DRAFT },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a transaction"
      footer={
        <>
          <Button
            onClick={() => {
              clearDraft(DRAFT);
              onClose();
            }}
          >
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM}>
            Add transaction
          </SubmitButton>
        </>
      }
    >
      <Form
        form={form}
        id={FORM}
        onSave={async (wish) => {
          const { id } = await create.mutateAsync(newTransactionOf(wish));
          sayDone(`“${nameOf(wish.description)}” was added`, () => undo.mutate({ id }));
          onClose();
        }}
      >
        <TransactionFields form={form} accounts={accounts} categories={categories} mayLackCategory={false} />
      </Form>
    </Dialog>
  );
}
