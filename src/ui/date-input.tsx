import type { ComponentProps } from 'react';
import type { Day } from '#kernel/calendar.ts';
import { cx } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { inputClasses } from './text-input.tsx';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  value?: Day | null;
  onChange?: ComponentProps<'input'>['onChange'];
  /** Called with the day, or null when it is cleared. */
  onChoose?: (day: Day | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** The platform's own date control: keyboard, screen reader and phone wheel come with it, and its value is a `Day`. */
export function DateInput({ value, onChange, onChoose, className, ...rest }: DateInputProps) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type="date"
      {...(value === undefined ? {} : { value: value ?? '' })}
      onChange={(event) => {
        onChange?.(event);
        onChoose?.(event.target.value === '' ? null : event.target.value);
      }}
      className={cx(inputClasses, className)}
    />
  );
}
