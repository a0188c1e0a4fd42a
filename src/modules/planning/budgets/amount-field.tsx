import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Currency } from '#kernel/money.ts';
import { ControlledField, type ZodForm } from '#ui/form.tsx';
import { MoneyInput } from '#ui/money-input.tsx';

type AmountFieldProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  name: FieldPath<Values>;
  label: string;
  currency: Currency;
};

/** An amount of a form; what is typed and is none stays as it was typed. */
export function AmountField<Values extends FieldValues, Result>({
  currency,
  ...field
}: AmountFieldProps<Values, Result>) {
  return (
    <ControlledField {...field}>
      {({ value, onChange, ...control }) => (
        <MoneyInput
          {...control}
          currency={currency}
          value={typeof value === 'string' ? null : value}
          onChange={(amount, text) => onChange(amount ?? (text.trim() === '' ? null : text))}
        />
      )}
    </ControlledField>
  );
}
