import { useMutation } from '@tanstack/react-query';
import { accountChoices, accountToBegin } from '#modules/money/accounts/choices.parts.ts';
import { sameFiguresIn } from '#modules/money/accounts/figures.parts.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import { useCaller } from '#ui/caller.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { addedForm, addedFormSchema, type Beginning, everyMonthFrom, type ItemForm } from './form.ts';
import { AmountFields, CadenceFields, CategoryField } from './item-fields.tsx';
import { type AddedItem, type Change, DirectionSchema } from './model.ts';
import { ADD_WORDS, EDIT_WORDS } from './words.ts';

const DIRECTIONS = DirectionSchema.options.toReversed().map((value) => ({ value, label: ADD_WORDS.directions[value] }));

type AddDialogProps = {
  accounts: readonly Account[];
  /** What is known already; else one of every month from today. */
  beginning?: Beginning;
  /** Single due dates that are different from the beginning. */
  changes?: readonly Change[];
  onClose: () => void;
  onAdded?: () => void;
};

/** A payment that no suggestion is about, such as one that has yet to come for the first time. */
export function AddDialog({ accounts, beginning, changes = [], onClose, onAdded = onClose }: AddDialogProps) {
  const { workspace } = useCaller();
  const today = useToday();
  const add = useMutation(api.add.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const open = accounts.filter(({ isActive }) => isActive);
  const known = beginning ?? everyMonthFrom(today);
  // Figures of another currency are no amount of this account.
  const first =
    open.find((account) => account.currency === known.amount?.currency) ??
    open.find(({ id }) => id === accountToBegin(open, ''));
  const amount = first?.currency === known.amount?.currency ? known.amount : null;
  const form = useZodForm<ItemForm, AddedItem>({
    schema: addedFormSchema(workspace.country),
    defaultValues: addedForm({ ...known, amount }, first?.id ?? ''),
  });
  const accountId = form.watch('accountId');
  const currency = open.find(({ id }) => id === accountId)?.currency ?? workspace.currency;

  function chooseAccount(id: string): void {
    const chosen = open.find((account) => account.id === id);
    if (chosen === undefined) return;
    for (const field of ['amount', 'to'] as const)
      form.setValue(field, sameFiguresIn(form.getValues(field) ?? null, chosen.currency));
  }

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={ADD_WORDS.title}
      action={ADD_WORDS.add}
      onSave={async (wish) => {
        const { id } = await add.mutateAsync({ ...wish, changes: [...changes] });
        tellDone(ADD_WORDS.added(wish.name), () => api.remove.call({ id }));
        onAdded();
      }}
    >
      <FormField form={form} name="name" label={EDIT_WORDS.name}>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="payeeText" label={ADD_WORDS.payeeText} hint={ADD_WORDS.payeeNote} optional>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="accountId" label={ADD_WORDS.account}>
          {(control) => <Select choices={accountChoices(open)} {...control} onChoose={chooseAccount} />}
        </FormField>
        <FormField form={form} name="direction" label={ADD_WORDS.direction}>
          {(control) => <Select choices={DIRECTIONS} {...control} />}
        </FormField>
      </div>
      <CadenceFields form={form} />
      <AmountFields form={form} currency={currency} />
      <CategoryField form={form} />
    </FormDialog>
  );
}
