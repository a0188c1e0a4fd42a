import type { FieldPath, FieldValues } from 'react-hook-form';
import { DateInput } from './date-input.tsx';
import { ControlledField, type ZodForm } from './form.tsx';

type DayFieldProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
};

/** A day of a form; what is typed and is none stays as it was typed. */
export function DayField<Values extends FieldValues, Result>({
  optional = false,
  ...field
}: DayFieldProps<Values, Result>) {
  return (
    <ControlledField {...field} {...(optional && { optional })}>
      {({ value, onChange, ...control }) => (
        <DateInput
          {...control}
          value={typeof value === 'string' ? value : null}
          onChoose={(day, text) => onChange(day ?? text)}
        />
      )}
    </ControlledField>
  );
}
