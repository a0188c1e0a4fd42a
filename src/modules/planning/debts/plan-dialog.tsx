import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { currenciesOf } from './live.ts';
import type { Overview, PlanSettings } from './model.ts';
import { OrderList } from './order-list.tsx';
import { WAY_WORDS } from './outcome.ts';
import { type PlanForm, planFormOf, PlanFormSchema } from './plan-form.ts';
import { OnceList, PauseList } from './plan-lists.tsx';
import { STRATEGIES } from './rules.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { DIALOG_WORDS, PLAN_DIALOG_WORDS } from './dialog-words.ts';

const STRATEGY_CHOICES = STRATEGIES.map((value) => ({ value, label: WAY_WORDS[value].name }));
const MONTHS = [
  { value: '0', label: PLAN_DIALOG_WORDS.noBonus },
  ...PLAN_DIALOG_WORDS.months.map((label, place) => ({ value: String(place + 1), label })),
];

/** How the debts are paid off: in which order, and with what beside the minimums. */
export function PlanDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const { workspace } = useCaller();
  const { settings, debts } = overview;
  const currencies = currenciesOf(debts, settings?.currency ?? workspace.currency);
  const before = debts.map(({ id }) => id);
  const [order, setOrder] = useState<readonly string[]>(before);
  const setPlan = useMutation(api.setPlan.mutationOptions({ onSuccess: refreshAll }));
  const putInOrder = useMutation(api.order.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form: ZodForm<PlanForm, PlanSettings> = useZodForm<PlanForm, PlanSettings>({
    schema: PlanFormSchema,
    defaultValues: planFormOf(settings, currencies[0] ?? workspace.currency),
  });
  const strategy = form.watch('strategy');
  const currency = form.watch('currency');
  const save = async (plan: PlanSettings) => {
    await setPlan.mutateAsync(plan);
    const isMoved = order.join() !== before.join();
    if (isMoved) await putInOrder.mutateAsync({ ids: [...order] });
    tellDone(PLAN_DIALOG_WORDS.saved, async () => {
      if (settings !== null) await api.setPlan.call(settings);
      if (isMoved) await api.order.call({ ids: before });
    });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="large"
      onClose={onClose}
      title={PLAN_DIALOG_WORDS.title}
      action={PLAN_DIALOG_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      <FormField form={form} name="strategy" label={PLAN_DIALOG_WORDS.strategy} hint={WAY_WORDS[strategy].about}>
        {(control) => <Select choices={STRATEGY_CHOICES} {...control} />}
      </FormField>
      <MoneyField form={form} name="extra" label={PLAN_DIALOG_WORDS.extra} optional currency={currency} />
      {currencies.length > 1 && (
        <FormField form={form} name="currency" label={DIALOG_WORDS.currency} hint={PLAN_DIALOG_WORDS.currencyNote}>
          {(control) => <Select choices={currencies.map((value) => ({ value, label: value }))} {...control} />}
        </FormField>
      )}
      <FormField form={form} name="bonusMonth" label={PLAN_DIALOG_WORDS.bonusMonth}>
        {(control) => <Select choices={MONTHS} {...control} />}
      </FormField>
      {form.watch('bonusMonth') !== '0' && (
        <MoneyField form={form} name="bonus" label={PLAN_DIALOG_WORDS.bonus} currency={currency} />
      )}
      {strategy === 'custom' && debts.length > 1 && <OrderList debts={debts} order={order} onOrder={setOrder} />}
      <OnceList form={form} currency={currency} />
      <PauseList form={form} debts={debts} />
    </FormDialog>
  );
}
