import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Currency } from '#kernel/money.ts';
import { ControlledField, type ZodForm } from './form.tsx';
import { MoneyInput } from './money-input.tsx';

type MoneyFieldProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
  currency: Currency;
};

/** An amount of a form; what is typed and is none stays as it was typed. */
export function MoneyField<Values extends FieldValues, Result>({
  currency,
  optional = false,
  ...field
}: MoneyFieldProps<Values, Result>) {
  return (
    <ControlledField {...field} {...(optional && { optional })}>
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
