import { marketIn } from '#kernel/markets.ts';
import { DayField } from '#ui/day-field.tsx';
import { FormField, type ZodForm } from '#ui/form.tsx';
import { useFormRows } from '#ui/form-rows.client.ts';
import { FormRows, RemoveRow } from '#ui/form-rows.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DebtForm, DebtWish } from './form.ts';
import { MOST_CHANGES, PRIME_COUNTRIES } from './kinds.ts';
import { DIALOG_WORDS } from './dialog-words.ts';

type OwnForm = ZodForm<DebtForm, DebtWish>;

const RATE_KINDS = (['fixed', 'prime'] as const).map((value) => ({ value, label: DIALOG_WORDS.rateKinds[value] }));
const COUNTRIES = PRIME_COUNTRIES.map((value) => ({ value, label: marketIn(value).name }));

/** The interest rate of a debt: as it is, how long a special one lasts, and what it becomes. */
export function RateFields({ form }: { form: OwnForm }) {
  const isLinked = form.watch('rateKind') === 'prime';
  return (
    <>
      <FormField form={form} name="rateKind" label={DIALOG_WORDS.rateKind}>
        {(control) => <Select choices={RATE_KINDS} {...control} />}
      </FormField>
      {isLinked ? (
        <>
          <FormField form={form} name="margin" label={DIALOG_WORDS.margin} hint={DIALOG_WORDS.marginNote}>
            {(control) => <TextInput autoComplete="off" {...control} />}
          </FormField>
          <FormField form={form} name="country" label={DIALOG_WORDS.country}>
            {(control) => <Select choices={COUNTRIES} {...control} />}
          </FormField>
        </>
      ) : (
        <FormField form={form} name="rate" label={DIALOG_WORDS.rate}>
          {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
        </FormField>
      )}
      <FormField form={form} name="promotionRate" label={DIALOG_WORDS.promotion} optional>
        {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
      </FormField>
      <DayField form={form} name="promotionUntil" label={DIALOG_WORDS.promotionUntil} optional />
      <Changes form={form} />
    </>
  );
}

/** Rates that are known to come. */
function Changes({ form }: { form: OwnForm }) {
  const { fields, append, remove } = useFormRows(form, 'changes');
  return (
    <FormRows
      legend={DIALOG_WORDS.changes}
      add={DIALOG_WORDS.addChange}
      isEmpty={fields.length === 0}
      isFull={fields.length >= MOST_CHANGES}
      onAdd={() => append({ from: '', rate: '' })}
    >
      {fields.map(({ id }, place) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <DayField form={form} name={`changes.${place}.from`} label={DIALOG_WORDS.changeFrom} />
          <FormField form={form} name={`changes.${place}.rate`} label={DIALOG_WORDS.rate}>
            {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
          </FormField>
          <RemoveRow label={DIALOG_WORDS.removeChange(place + 1)} onRemove={() => remove(place)} />
        </div>
      ))}
    </FormRows>
  );
}
