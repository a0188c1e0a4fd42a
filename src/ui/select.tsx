import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { SelectFrame, selectClasses } from './select-frame.tsx';
import { inputClasses } from './text-input.tsx';

export type Choice<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'> & {
  choices: readonly Choice<Value>[];
  value?: Value;
  onChange?: ComponentProps<'select'>['onChange'];
  /** Called with the value itself, where the event is of no interest. */
  onChoose?: (value: Value) => void;
  /** Shown as the first, empty choice. */
  placeholder?: string;
};

/** A short list of known choices: the platform's own list, which phones open as a wheel. Long lists: `Combobox`. */
export function Select<Value extends string>({
  choices,
  placeholder,
  className,
  onChange,
  onChoose,
  ...rest
}: SelectProps<Value>) {
  return (
    <SelectFrame className={className}>
      <select
        {...useFieldControl()}
        {...rest}
        onChange={(event) => {
          onChange?.(event);
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen !== undefined) onChoose?.(chosen.value);
        }}
        className={cx(inputClasses, selectClasses)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </SelectFrame>
  );
}
