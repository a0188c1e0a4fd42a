import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { type Day, isDay } from '#kernel/calendar.ts';
import { dayOrderOf, readDay } from './day-text.ts';
import { dayPattern, useFormats, writeDay } from './formats.tsx';
import { AffixButton, AffixedInput } from './text-input.tsx';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  /** The day, or a text that is none, which is shown as it was typed. */
  value: string | null;
  /** Called with the day, or null while the text is none; and with the text, empty where it was cleared. */
  onChoose: (day: Day | null, text: string) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** What a field of a form gives to its control: a text that is no day stays as it is, for the schema to refuse. */
export function dayControl<Rest extends object>({
  onChange,
  ...rest
}: Rest & { onChange: (value: string) => void }): Omit<Rest, 'onChange'> & Pick<DateInputProps, 'onChoose'> {
  return { ...rest, onChoose: (day, text) => onChange(day ?? text) };
}

/**
 * Takes a day as the person writes days, or as `2026-03-25`, and tidies the text when left. The browser's own control
 * would follow the browser's language; its calendar is opened by the button.
 */
export function DateInput({ value, onChoose, onBlur, onKeyDown, min, max, ...rest }: DateInputProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const order = dayOrderOf(formats.dateFormat, formats.locale);
  const day = value !== null && isDay(value) ? value : null;
  const written = day === null ? (value ?? '') : writeDay(day, formats);
  const settle = () => {
    if (typed === null) return;
    const read = readDay(typed, order);
    // A year of two figures counts once the text is left: while it is typed it may become one of four.
    onChoose(read, typed.trim());
    if (read !== null || typed.trim() === '') setTyped(null);
  };
  return (
    <AffixedInput
      autoComplete="off"
      placeholder={dayPattern(formats)}
      {...rest}
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = /\d{4}/.test(target.value) ? readDay(target.value, order) : null;
        onChoose(read, target.value.trim());
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
      after={
        <span className="relative">
          <AffixButton label="Open calendar" disabled={rest.disabled} onClick={() => calendar.current?.showPicker()}>
            <CalendarDays className="size-4" aria-hidden />
          </AffixButton>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            className="pointer-events-none absolute inset-0 -z-10 w-full opacity-0"
            value={day ?? ''}
            min={min}
            max={max}
            onChange={({ target }) => {
              setTyped(null);
              onChoose(target.value === '' ? null : target.value, target.value);
            }}
          />
        </span>
      }
    />
  );
}
