import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { codeOf } from '#browser/failure.client.ts';
import { type Money, money } from '#kernel/money.ts';
import { Notice } from '#ui/badge.tsx';
import { DayField } from '#ui/day-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Select } from '#ui/select.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { api } from './api.client.ts';
import { ENTRY_FORM_WORDS, FORM_WORDS } from './dialog-words.ts';
import { type EntryForm, entryFormSchema, type EntryWish } from './form.ts';
import { LONGEST_NOTE } from './limits.ts';
import { likelyAccount, nextAmount } from './looks.ts';
import type { Goal, Overview } from './model.ts';

type EntryDialogProps = {
  goal: Goal;
  overview: Overview;
  isOut: boolean;
  /** Where another goal can be meant. */
  choice: { readonly goals: readonly Goal[]; readonly choose: (id: string) => void } | null;
  onClose: () => void;
};

/** Sets part of a balance aside for a goal, or takes some out again. */
export function EntryDialog({ goal, overview, isOut, choice, onClose }: EntryDialogProps) {
  const formats = useFormats();
  const today = useToday();
  const put = useMutation(api.put.mutationOptions({ onSuccess: refreshAll }));
  const withdraw = useMutation(api.withdraw.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const [refusal, setRefusal] = useState<string | null>(null);
  const next = isOut ? null : nextAmount(goal);
  const form = useZodForm<EntryForm, EntryWish>({
    schema: entryFormSchema(today),
    defaultValues: {
      accountId: likelyAccount(overview, goal, goal.target.currency),
      amount: next,
      day: today,
      note: '',
    },
  });
  const held = new Map(goal.parts.map(({ accountId, amount }) => [accountId, amount]));
  const accounts = overview.accounts.filter(({ id, isActive }) =>
    isOut ? (held.get(id)?.minor ?? 0n) > 0n : isActive,
  );
  const account = accounts.find(({ id }) => id === form.watch('accountId'));
  const currency = account?.balance.currency ?? goal.target.currency;
  const write = (amount: Money) => writeMoney(amount, formats, { whole: true });
  const over = isOut ? null : overOf(form.watch('amount'), account?.free ?? null);
  const save = async ({ accountId, amount, day, note }: EntryWish) => {
    const entry = { goalId: goal.id, accountId, amount: money(amount.minor, currency), day, note, today };
    const words = writeMoney(entry.amount, formats);
    if (isOut) {
      const changed = await withdraw.mutateAsync(entry).catch((error: unknown) => {
        setRefusal(codeOf(error));
        throw error;
      });
      tellDone(ENTRY_FORM_WORDS.withdrawDone(words, goal.name), [changed]);
    } else tellDone(ENTRY_FORM_WORDS.putDone(words, goal.name), [await put.mutateAsync(entry)]);
    onClose();
  };
  const labelOf = ({ id, name, free }: Overview['accounts'][number]) => {
    const part = held.get(id);
    return FORM_WORDS.place(name, write(isOut && part !== undefined ? part : free));
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={isOut ? ENTRY_FORM_WORDS.withdraw(goal.name) : ENTRY_FORM_WORDS.put(goal.name)}
      description={isOut ? ENTRY_FORM_WORDS.becomesFree : ENTRY_FORM_WORDS.stays}
      action={isOut ? ENTRY_FORM_WORDS.withdrawAction : ENTRY_FORM_WORDS.putAction}
      onClose={onClose}
      onSave={save}
    >
      {choice !== null && (
        <Field label={ENTRY_FORM_WORDS.goal}>
          <Select
            choices={choice.goals.map(({ id, name }) => ({ value: id, label: name }))}
            value={goal.id}
            onChoose={choice.choose}
          />
        </Field>
      )}
      <MoneyField form={form} name="amount" label={FORM_WORDS.amount} currency={currency} />
      <FormField form={form} name="accountId" label={isOut ? ENTRY_FORM_WORDS.heldIn : FORM_WORDS.from}>
        {(control) => (
          <Select
            choices={accounts.map((one) => ({ value: one.id, label: labelOf(one) }))}
            placeholder={FORM_WORDS.chooseAccount}
            {...control}
          />
        )}
      </FormField>
      {over !== null && (
        <Notice tone="attention" icon={<TriangleAlert aria-hidden />}>
          <Sentence text={ENTRY_FORM_WORDS.over} parts={{ amount: <MoneyText value={over} /> }} />
        </Notice>
      )}
      {refusal === 'SECOND_FACTOR_FOR_AMOUNT' && (
        <TextLink to="/app/settings/security">{ENTRY_FORM_WORDS.setUp}</TextLink>
      )}
      {refusal === 'AMOUNT_OVER_LIMIT' && <p className="text-sm text-soft">{ENTRY_FORM_WORDS.inParts}</p>}
      {refusal === 'RATE_UNKNOWN' && <TextLink to="/app/exchange-rates">{ENTRY_FORM_WORDS.rates}</TextLink>}
      <DayField form={form} name="day" label={FORM_WORDS.day} />
      <FormField form={form} name="note" label={FORM_WORDS.note} optional>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NOTE} {...control} />}
      </FormField>
    </FormDialog>
  );
}

/** How much more an amount is than what is free; null where it is not. */
function overOf(amount: EntryForm['amount'], free: Money | null): Money | null {
  if (amount === null || typeof amount === 'string' || free === null || amount.minor <= free.minor) return null;
  return money(amount.minor - free.minor, free.currency);
}
