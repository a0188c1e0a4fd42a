import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useMutation } from '@tanstack/react-query';
import { money } from '#kernel/money.ts';
import { useCaller } from '#ui/caller.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { FORM_WORDS, PLEDGE_FORM_WORDS } from './dialog-words.ts';
import { type PledgeForm, PledgeFormSchema, type PledgeWish } from './form.ts';
import { likelyAccount } from './looks.ts';
import type { Goal, Overview } from './model.ts';

/** Fridays, and months of the calendar. */
const [WEEKLY, MONTHLY] = ['week:5', 'month:1'];

type PledgeDialogProps = { goal: Goal; overview: Overview; onClose: () => void };

/** Adds what a member means to transfer for a goal on each payday. */
export function PledgeDialog({ goal, overview, onClose }: PledgeDialogProps) {
  const { person } = useCaller();
  const today = useToday();
  const add = useMutation(api.addPledge.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const form = useZodForm<PledgeForm, PledgeWish>({
    schema: PledgeFormSchema,
    defaultValues: {
      memberId: person.id,
      accountId: likelyAccount(overview, goal, goal.target.currency),
      amount: goal.perPayday,
      rule: overview.rule,
      since: today,
    },
  });
  const accounts = overview.accounts.filter(({ isActive }) => isActive);
  const account = accounts.find(({ id }) => id === form.watch('accountId'));
  const currency = account?.balance.currency ?? goal.target.currency;
  const rules = [
    { value: overview.rule, label: PLEDGE_FORM_WORDS.payday },
    { value: WEEKLY, label: PLEDGE_FORM_WORDS.weekly },
    { value: MONTHLY, label: PLEDGE_FORM_WORDS.monthly },
  ].filter(({ value }, at) => at === 0 || value !== overview.rule);
  const save = async ({ amount, ...wish }: PledgeWish) => {
    const pledge = { ...wish, goalId: goal.id, amount: money(amount.minor, currency) };
    tellDone(PLEDGE_FORM_WORDS.added, [await add.mutateAsync(pledge)]);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={PLEDGE_FORM_WORDS.title}
      description={PLEDGE_FORM_WORDS.titleNote}
      action={PLEDGE_FORM_WORDS.action}
      onClose={onClose}
      onSave={save}
    >
      <MoneyField form={form} name="amount" label={FORM_WORDS.amount} currency={currency} />
      <FormField form={form} name="rule" label={PLEDGE_FORM_WORDS.rule}>
        {(control) => <Select choices={rules} {...control} />}
      </FormField>
      <FormField form={form} name="accountId" label={PLEDGE_FORM_WORDS.account}>
        {(control) => (
          <Select
            choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={FORM_WORDS.chooseAccount}
            {...control}
          />
        )}
      </FormField>
      {overview.members.length > 1 && (
        <FormField form={form} name="memberId" label={PLEDGE_FORM_WORDS.member}>
          {(control) => (
            <Select choices={overview.members.map(({ id, name }) => ({ value: id, label: name }))} {...control} />
          )}
        </FormField>
      )}
      <DayField form={form} name="since" label={PLEDGE_FORM_WORDS.since} />
    </FormDialog>
  );
}
