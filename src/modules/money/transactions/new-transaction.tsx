import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { accountToBegin } from '#modules/money/accounts/choices.parts.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useCaller } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { toast } from '#ui/toast.client.ts';
import { useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type Attempt, attempted, isSame, wroteNothing } from './attempt.ts';
import { endAttempt, keepAttempt, openAttempt } from './attempt.client.ts';
import { feeIdOf } from './fee.ts';
import { NewFormSchema, newForm, newTransactionOf } from './form.ts';
import type { Filters } from './filters.ts';
import type { NewTransaction } from './model.ts';
import { useToday } from '#ui/today.client.ts';
import { writeOrPutAside } from './outbox.client.ts';
import { nameOf } from './transaction-changes.client.ts';
import { TransactionFields } from './transaction-fields.tsx';
import { NEW_TRANSACTION_WORDS } from './dialog-words.ts';

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
    <Dialog open onClose={props.onClose} title={NEW_TRANSACTION_WORDS.addTransaction}>
      <EmptyState
        icon={<Landmark aria-hidden />}
        title={NEW_TRANSACTION_WORDS.accountFirst}
        actions={
          <LinkButton look="primary" to="/app/accounts?new=1">
            {NEW_TRANSACTION_WORDS.addAccount}
          </LinkButton>
        }
      >
        {NEW_TRANSACTION_WORDS.transactionBelongsToAccount}
      </EmptyState>
    </Dialog>
  );
}

function NewTransactionForm({ accounts, categories, filters, onClose }: NewTransactionDialogProps) {
  const tellDone = useDone({ isRecorded: true });
  const { person, workspace } = useCaller();
  const today = useToday();
  const [attempt, setAttempt] = useState(openAttempt);
  /** What the server asked about: one like it is there. */
  const [asked, setAsked] = useState<NewTransaction | null>(null);
  const form = useZodForm({
    schema: NewFormSchema,
    defaultValues: newForm({
      accountId: accountToBegin(accounts, filters.account),
      categoryId: filters.category === '' ? null : filters.category,
      bookedOn: today,
    }),
    draft: { name: 'transaction' },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onCancel={endAttempt}
      title={NEW_TRANSACTION_WORDS.addTransaction}
      action={asked === null ? NEW_TRANSACTION_WORDS.addTransaction : NEW_TRANSACTION_WORDS.addItAnyway}
      onSave={async (wish) => {
        const row = newTransactionOf(wish);
        const { id } = attempt;
        const now = attempted(attempt, row);
        const follow = (next: Attempt) => {
          keepAttempt(next);
          setAttempt(next);
        };
        follow(now);
        const owner = { personId: person.id, workspaceId: workspace.id };
        const confirmed = asked !== null && isSame(asked, row);
        const before = { wasTried: attempt.tried !== null, isRewritten: now.isRewritten, confirmed };
        const became = await writeOrPutAside(owner, { ...row, id }, before).catch((error: unknown) => {
          if (wroteNothing(codeOf(error))) follow(attempt);
          setAsked(codeOf(error) === 'DUPLICATE' ? row : null);
          throw error;
        });
        endAttempt();
        if (became === 'put aside')
          toast.info(`“${nameOf(wish.description)}” is kept on this device`, {
            description: NEW_TRANSACTION_WORDS.itIsSavedOn,
          });
        else
          tellDone(`“${nameOf(wish.description)}” was added`, () =>
            row.fee === undefined ? api.remove.call({ id }) : api.removeMany.call({ ids: [id, feeIdOf(id)] }),
          );
        onClose();
      }}
    >
      <TransactionFields form={form} accounts={accounts} categories={categories} mayLackCategory={false} />
    </FormDialog>
  );
}
