import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { changeOf, type DebtForm, DebtFormSchema, type DebtWish, formOf } from './form.ts';
import { LONGEST_NAME } from './kept-plan.ts';
import { CREDIT_KINDS } from './kinds.ts';
import { storedOf } from './live.ts';
import type { LiveDebt } from './model.ts';
import { PaymentFields } from './payment-fields.tsx';
import { RateFields } from './rate-fields.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { DIALOG_WORDS, KIND_LABELS } from './dialog-words.ts';

const KINDS = CREDIT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** Adds a debt without an account, or changes the terms of the one given. */
export function DebtDialog({ debt, onClose }: { debt: LiveDebt | null; onClose: () => void }) {
  const { workspace } = useCaller();
  const { locale } = useFormats();
  const today = useToday();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const add = useMutation(api.add.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form: ZodForm<DebtForm, DebtWish> = useZodForm<DebtForm, DebtWish>({
    schema: DebtFormSchema,
    defaultValues: formOf(debt === null ? null : storedOf(debt), workspace.currency),
  });
  const currency = form.watch('currency');
  const save = async (wish: DebtWish) => {
    if (debt === null) {
      const { id } = await add.mutateAsync({ ...wish, accountId: null, balanceOn: today });
      tellDone(DIALOG_WORDS.added(wish.name), () => api.remove.call({ id }));
    } else {
      const before = storedOf(debt);
      await update.mutateAsync(changeOf(before, wish, today));
      tellDone(DIALOG_WORDS.saved(wish.name), () => api.update.call(before));
    }
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="large"
      onClose={onClose}
      title={debt === null ? DIALOG_WORDS.add : DIALOG_WORDS.edit(debt.name)}
      {...(debt !== null && debt.accountId !== null && { description: DIALOG_WORDS.owedByAccount })}
      action={debt === null ? DIALOG_WORDS.add : DIALOG_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      <FormField form={form} name="name" label={DIALOG_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <FormField form={form} name="kind" label={DIALOG_WORDS.kind}>
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      {debt === null && (
        <ComboboxField form={form} name="currency" label={DIALOG_WORDS.currency} options={currencies} />
      )}
      {(debt === null || debt.accountId === null) && (
        <MoneyField form={form} name="balance" label={DIALOG_WORDS.owed} currency={currency} />
      )}
      <RateFields form={form} />
      <PaymentFields form={form} />
      <DayField form={form} name="agreedOn" label={DIALOG_WORDS.agreedOn} optional hint={DIALOG_WORDS.agreedNote} />
    </FormDialog>
  );
}
