import type { Currency } from '#kernel/money.ts';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, type ZodForm } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import type { LineForm, LineWish } from './form.ts';
import { ROLLOVERS } from './rollover.ts';
import { TARGET_KINDS } from './targets.ts';
import { FORM_WORDS } from './dialog-words.ts';

type FieldsProps = { form: ZodForm<LineForm, LineWish>; currency: Currency };

const ROLLOVER_CHOICES = ROLLOVERS.map((value) => ({ value, label: FORM_WORDS.rollovers[value] }));
const TARGET_CHOICES = TARGET_KINDS.map((value) => ({ value, label: FORM_WORDS.targets[value] }));
const PRIORITIES = (['1', '2', '3'] as const).map((value) => ({ value, label: FORM_WORDS.priorities[value] }));

/** What becomes of what is left at the end of a period. */
export function RolloverFields({ form, currency }: FieldsProps) {
  return (
    <>
      <FormField form={form} name="rollover" label={FORM_WORDS.rollover}>
        {(control) => <Select choices={ROLLOVER_CHOICES} {...control} />}
      </FormField>
      {form.watch('rollover') === 'capped' && (
        <MoneyField form={form} name="cap" label={FORM_WORDS.cap} currency={currency} />
      )}
    </>
  );
}

/** What the line is to be filled with, and in which order. */
export function TargetFields({ form, currency }: FieldsProps) {
  const target = form.watch('target');
  return (
    <>
      <FormField form={form} name="target" label={FORM_WORDS.target} className="sm:col-start-1">
        {(control) => <Select choices={TARGET_CHOICES} {...control} />}
      </FormField>
      {(target === 'refill' || target === 'by-date') && (
        <MoneyField form={form} name="targetAmount" label={FORM_WORDS.targetAmount} currency={currency} />
      )}
      {target === 'by-date' && (
        <ControlledField form={form} name="targetDay" label={FORM_WORDS.targetDay}>
          {(control) => <DateInput {...dayControl(control)} />}
        </ControlledField>
      )}
      {target === 'income' && (
        <FormField form={form} name="share" label={FORM_WORDS.share}>
          {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
        </FormField>
      )}
      {target === 'average' && (
        <FormField form={form} name="periods" label={FORM_WORDS.periods}>
          {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
      )}
      {target !== 'none' && (
        <FormField form={form} name="priority" label={FORM_WORDS.priority}>
          {(control) => <Select choices={PRIORITIES} {...control} />}
        </FormField>
      )}
    </>
  );
}
