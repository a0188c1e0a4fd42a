import { DayField } from '#ui/day-field.tsx';
import { FormField, type ZodForm } from '#ui/form.tsx';
import { useFormRows } from '#ui/form-rows.client.ts';
import { FormRows, RemoveRow } from '#ui/form-rows.tsx';
import { Select } from '#ui/select.tsx';
import { MOST_ONCE } from './kept-plan.ts';
import { MOST_PAUSES } from './kinds.ts';
import type { LiveDebt, PlanSettings } from './model.ts';
import type { PlanForm } from './plan-form.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { PLAN_DIALOG_WORDS } from './dialog-words.ts';

type OwnForm = ZodForm<PlanForm, PlanSettings>;

/** Payments that are made once. */
export function OnceList({ form, currency }: { form: OwnForm; currency: string }) {
  const { fields, append, remove } = useFormRows(form, 'once');
  return (
    <FormRows
      legend={PLAN_DIALOG_WORDS.once}
      add={PLAN_DIALOG_WORDS.addOnce}
      isFull={fields.length >= MOST_ONCE}
      isEmpty={fields.length === 0}
      onAdd={() => append({ day: '', amount: null })}
    >
      {fields.map(({ id }, place) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <DayField form={form} name={`once.${place}.day`} label={PLAN_DIALOG_WORDS.onceOn} />
          <MoneyField
            form={form}
            name={`once.${place}.amount`}
            label={PLAN_DIALOG_WORDS.onceAmount}
            currency={currency}
          />
          <RemoveRow label={PLAN_DIALOG_WORDS.removeOnce(place + 1)} onRemove={() => remove(place)} />
        </div>
      ))}
    </FormRows>
  );
}

/** Months in which a debt, or everything beside the minimums, rests. */
export function PauseList({ form, debts }: { form: OwnForm; debts: readonly LiveDebt[] }) {
  const { fields, append, remove } = useFormRows(form, 'pauses');
  const choices = [
    { value: 'all', label: PLAN_DIALOG_WORDS.allExtras },
    ...debts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormRows
      legend={PLAN_DIALOG_WORDS.pauses}
      add={PLAN_DIALOG_WORDS.addPause}
      isFull={fields.length >= MOST_PAUSES}
      isEmpty={fields.length === 0}
      onAdd={() => append({ debtId: 'all', from: '', until: '' })}
    >
      {fields.map(({ id }, place) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <FormField
            form={form}
            name={`pauses.${place}.debtId`}
            label={PLAN_DIALOG_WORDS.pauseOf}
            className="col-span-3 sm:col-span-1"
          >
            {(control) => <Select choices={choices} {...control} />}
          </FormField>
          <DayField form={form} name={`pauses.${place}.from`} label={PLAN_DIALOG_WORDS.pauseFrom} />
          <DayField form={form} name={`pauses.${place}.until`} label={PLAN_DIALOG_WORDS.pauseUntil} />
          <RemoveRow label={PLAN_DIALOG_WORDS.removePause(place + 1)} onRemove={() => remove(place)} />
        </div>
      ))}
    </FormRows>
  );
}
