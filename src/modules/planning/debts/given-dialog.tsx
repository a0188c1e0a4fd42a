import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { useFormRows } from '#ui/form-rows.client.ts';
import { FormRows, RemoveRow } from '#ui/form-rows.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { givenApi } from './api.client.ts';
import { type GivenForm, givenFormOf, GivenFormSchema, type GivenWish } from './given-form.ts';
import type { GivenLoan } from './given-model.ts';
import { LONGEST_NAME } from './kept-plan.ts';
import { LONGEST_NOTE, MOST_REPAYMENTS } from './kinds.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { DIALOG_WORDS, GIVEN_WORDS } from './dialog-words.ts';

type OwnForm = ZodForm<GivenForm, GivenWish>;

/** Adds money that was lent to a person, or changes it with what came back. */
export function GivenDialog({ loan, onClose }: { loan: GivenLoan | null; onClose: () => void }) {
  const { workspace } = useCaller();
  const { locale } = useFormats();
  const today = useToday();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const add = useMutation(givenApi.add.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(givenApi.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form: OwnForm = useZodForm<GivenForm, GivenWish>({
    schema: GivenFormSchema,
    defaultValues: givenFormOf(loan, workspace.currency, today),
  });
  const currency = form.watch('currency');
  const save = async (wish: GivenWish) => {
    if (loan === null) {
      const { id } = await add.mutateAsync(wish);
      tellDone(GIVEN_WORDS.added(wish.person), () => givenApi.remove.call({ id }));
    } else {
      await update.mutateAsync({ ...wish, id: loan.id });
      tellDone(GIVEN_WORDS.saved(wish.person), () => givenApi.update.call(loan));
    }
    onClose();
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={loan === null ? GIVEN_WORDS.add : GIVEN_WORDS.editOne(loan.person)}
      action={loan === null ? GIVEN_WORDS.add : DIALOG_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      <FormField form={form} name="person" label={GIVEN_WORDS.person}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <MoneyField form={form} name="amount" label={GIVEN_WORDS.lent} currency={currency} />
      {loan === null && (
        <ComboboxField form={form} name="currency" label={DIALOG_WORDS.currency} options={currencies} />
      )}
      <DayField form={form} name="lentOn" label={GIVEN_WORDS.lentOn} />
      <DayField form={form} name="dueOn" label={GIVEN_WORDS.dueOn} optional />
      <FormField form={form} name="note" label={GIVEN_WORDS.noteField} optional>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NOTE} {...control} />}
      </FormField>
      <Repayments form={form} currency={currency} today={today} />
    </FormDialog>
  );
}

/** What came back. */
function Repayments({ form, currency, today }: { form: OwnForm; currency: string; today: string }) {
  const { fields, append, remove } = useFormRows(form, 'repayments');
  return (
    <FormRows
      legend={GIVEN_WORDS.repayments}
      add={GIVEN_WORDS.addRepayment}
      isEmpty={fields.length === 0}
      isFull={fields.length >= MOST_REPAYMENTS}
      onAdd={() => append({ day: today, amount: null })}
    >
      {fields.map(({ id }, place) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <DayField form={form} name={`repayments.${place}.day`} label={GIVEN_WORDS.day} />
          <MoneyField form={form} name={`repayments.${place}.amount`} label={GIVEN_WORDS.amount} currency={currency} />
          <RemoveRow label={GIVEN_WORDS.removeRepayment(place + 1)} onRemove={() => remove(place)} />
        </div>
      ))}
    </FormRows>
  );
}
