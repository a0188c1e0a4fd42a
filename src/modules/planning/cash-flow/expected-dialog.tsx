import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { useCashFlowDone } from './changes.client.ts';
import { EXPECTED_WORDS } from './dialog-words.ts';
import { type ExpectedForm, expectedFormOf, expectedSchema } from './expected-form.ts';
import { currencyOf, DIRECTIONS, usualAccountId } from './form-parts.ts';
import { LONGEST_NAME } from './limits.ts';
import type { Expected, NewExpected, Overview } from './model.ts';

const CHOICES = DIRECTIONS.map((value) => ({ value, label: EXPECTED_WORDS[value] }));

type DialogProps = { overview: Overview; expected: Expected | null; onClose: () => void };

/** Adds a payment that is expected once, or changes it. */
export function ExpectedDialog({ overview: { accounts, currency }, expected, onClose }: DialogProps) {
  const today = useToday();
  const isBusiness = useCaller().workspace.kind === 'business';
  const tellDone = useCashFlowDone();
  const add = useMutation(api.addExpected.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.updateExpected.mutationOptions({ onSuccess: refreshAll }));
  const accountId = usualAccountId(accounts, currency);
  const schema = useMemo(() => expectedSchema(accounts), [accounts]);
  const form: ZodForm<ExpectedForm, NewExpected> = useZodForm<ExpectedForm, NewExpected>({
    schema,
    defaultValues: expectedFormOf(expected, { accountId, today, isBusiness }),
  });
  const save = async (wish: NewExpected) => {
    const changed =
      expected === null ? await add.mutateAsync(wish) : await update.mutateAsync({ ...wish, id: expected.id });
    tellDone((expected === null ? EXPECTED_WORDS.added : EXPECTED_WORDS.saved)(wish.name), changed);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={expected === null ? EXPECTED_WORDS.add : EXPECTED_WORDS.editOne(expected.name)}
      action={expected === null ? EXPECTED_WORDS.add : EXPECTED_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      <FormField form={form} name="name" label={EXPECTED_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <FormField form={form} name="party" label={EXPECTED_WORDS.party} optional>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <FormField form={form} name="direction" label={EXPECTED_WORDS.direction}>
        {(control) => <Select choices={CHOICES} {...control} />}
      </FormField>
      <MoneyField
        form={form}
        name="amount"
        label={EXPECTED_WORDS.amount}
        currency={currencyOf(accounts, form.watch('accountId'))}
      />
      <FormField form={form} name="accountId" label={EXPECTED_WORDS.account}>
        {(control) => <Select choices={accounts.map(({ id, name }) => ({ value: id, label: name }))} {...control} />}
      </FormField>
      <DayField form={form} name="due" label={EXPECTED_WORDS.due} />
      <FormField form={form} name="likelihood" label={EXPECTED_WORDS.likelihood}>
        {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="delay" label={EXPECTED_WORDS.delay}>
        {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
      </FormField>
      <div className="sm:col-span-2">
        <Checkbox label={EXPECTED_WORDS.isExtra} {...form.register('isExtra')} />
        <p className="mt-1 text-sm text-faint">{EXPECTED_WORDS.isExtraHint}</p>
      </div>
    </FormDialog>
  );
}
