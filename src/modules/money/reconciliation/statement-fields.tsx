import type { ZodForm } from '#ui/form.tsx';
import { ControlledField } from '#ui/form.tsx';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import type { Money } from '#kernel/money.ts';
import { FORM_WORDS } from './words.ts';

export type StatementValues = { day: string; balance: Money | string | null };

/** The day and the closing balance of a statement. */
export function StatementFields({
  form,
  currency,
}: {
  form: ZodForm<StatementValues, { day: string; balance: Money }>;
  currency: string;
}) {
  return (
    <>
      <ControlledField form={form} name="day" label={FORM_WORDS.day}>
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
      <ControlledField form={form} name="balance" label={FORM_WORDS.balance} hint={FORM_WORDS.balanceNote}>
        {({ value, onChange, ...control }) => (
          <MoneyInput
            {...control}
            currency={currency}
            value={typeof value === 'string' ? null : value}
            onChange={(amount, text) => onChange(amount ?? text)}
          />
        )}
      </ControlledField>
    </>
  );
}
