import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { api } from './api.client.ts';
import { FORM_WORDS, GOAL_FORM_WORDS } from './dialog-words.ts';
import { type GoalForm, goalForm, GoalFormSchema, type GoalWish } from './form.ts';
import { GOAL_KINDS } from './kinds.ts';
import { LONGEST_NAME } from './limits.ts';
import { likelyAccount } from './looks.ts';
import type { Goal, Overview } from './model.ts';
import { KIND_WORDS } from './words.ts';

const KINDS = GOAL_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const EVERY = [1, 2, 3, 4, 6, 12, 24].map((months) => ({
  value: String(months),
  label: GOAL_FORM_WORDS.every(months),
}));

type GoalDialogProps = { goal: Goal | null; overview: Overview; onClose: () => void };

/** Adds a goal, or changes the one given. */
export function GoalDialog({ goal, overview, onClose }: GoalDialogProps) {
  const { workspace } = useCaller();
  const formats = useFormats();
  const today = useToday();
  const currencies = useMemo(() => currencyChoices(formats.locale), [formats.locale]);
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const accountId = likelyAccount(overview, goal, workspace.currency);
  const form = useZodForm<GoalForm, GoalWish>({
    schema: GoalFormSchema,
    defaultValues: goalForm(goal, { currency: workspace.currency, accountId }),
  });
  const [kind, currency, chosen] = [form.watch('kind'), form.watch('currency'), form.watch('accountId')];
  const accounts = overview.accounts.filter(({ isActive }) => isActive);
  const place = accounts.find(({ id }) => id === chosen);
  const save = async ({ first, ...wish }: GoalWish) => {
    const target = { ...wish.target, currency };
    if (goal === null) {
      const part = first === null || place === undefined ? null : first;
      tellDone(GOAL_FORM_WORDS.added(wish.name), [await create.mutateAsync({ ...wish, target, today, first: part })]);
    } else {
      tellDone(GOAL_FORM_WORDS.saved(wish.name), [await update.mutateAsync({ ...wish, target, id: goal.id })]);
    }
    onClose();
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={goal === null ? GOAL_FORM_WORDS.add : GOAL_FORM_WORDS.edit}
      action={goal === null ? GOAL_FORM_WORDS.add : GOAL_FORM_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      <FormField form={form} name="name" label={GOAL_FORM_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <MoneyField form={form} name="target" label={GOAL_FORM_WORDS.target} currency={currency} />
      <FormField form={form} name="kind" label={GOAL_FORM_WORDS.kind}>
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      <DayField
        form={form}
        name="dueOn"
        label={kind === 'sinking' ? GOAL_FORM_WORDS.dueOfCost : GOAL_FORM_WORDS.dueOn}
        optional={kind !== 'sinking'}
      />
      {kind === 'sinking' && (
        <FormField form={form} name="everyMonths" label={GOAL_FORM_WORDS.everyMonths}>
          {(control) => <Select choices={EVERY} {...control} />}
        </FormField>
      )}
      <ComboboxField form={form} name="currency" label={GOAL_FORM_WORDS.currency} options={currencies} />
      {goal === null && accounts.length > 0 && (
        <>
          <MoneyField
            form={form}
            name="first"
            label={GOAL_FORM_WORDS.first}
            hint={GOAL_FORM_WORDS.firstNote}
            optional
            currency={place?.free.currency ?? currency}
          />
          <FormField form={form} name="accountId" label={FORM_WORDS.from} className="sm:col-span-2">
            {(control) => (
              <Select
                choices={accounts.map(({ id, name, free }) => ({
                  value: id,
                  label: FORM_WORDS.place(name, writeMoney(free, formats, { whole: true })),
                }))}
                {...control}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
