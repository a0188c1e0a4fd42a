import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Combobox } from './combobox.tsx';
import type { Option } from './combobox-model.tsx';
import { ControlledField, type ZodForm } from './form.tsx';

/** The names of a form's values that are texts. */
type TextPath<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends string ? Name : never;
}[FieldPath<Values>];

type ComboboxFieldProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  name: TextPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly Option[];
  /** What else a choice changes; not called when the choice is taken back. */
  onChoose?: (value: string) => void;
};

/** A field of a form that is one of a long list; empty text where nothing is chosen. */
export function ComboboxField<Values extends FieldValues, Result>({
  options,
  onChoose,
  ...field
}: ComboboxFieldProps<Values, Result>) {
  return (
    <ControlledField {...field}>
      {({ value, onChange, onBlur, ref }) => (
        <Combobox
          options={options}
          value={value}
          onChange={(next) => {
            onChange(next ?? '');
            if (next !== null) onChoose?.(next);
          }}
          ref={ref}
          onClosed={onBlur}
        />
      )}
    </ControlledField>
  );
}
