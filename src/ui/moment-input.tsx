import { useState } from 'react';
import { DateInput } from './date-input.tsx';
import { useFormats, writeTime } from './formats.tsx';
import { TextInput } from './text-input.tsx';
import { readTime } from './time-text.ts';

type MomentInputProps = {
  /** A day and a time without a zone, `2026-11-21T14:30`; empty for none; a text that is neither is shown as it was typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** Takes a day and a time as the person writes them: the browser's own control would follow the browser's language. */
export function MomentInput({ value, onChange, onBlur }: MomentInputProps) {
  const cut = value.indexOf('T');
  const [day, time] = cut === -1 ? [value, ''] : [value.slice(0, cut), value.slice(cut + 1)];
  const say = (parts: { day?: string; time?: string }) => {
    const said = { day, time, ...parts };
    onChange(said.day === '' && said.time === '' ? '' : `${said.day}T${said.time}`);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-48 grow basis-0">
        <DateInput value={day} onChoose={(chosen, text) => say({ day: chosen ?? text })} onBlur={onBlur} />
      </div>
      <TimeInput value={time} onChange={(said) => say({ time: said })} onBlur={onBlur} />
    </div>
  );
}

function TimeInput({ value, onChange, onBlur }: MomentInputProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const written = (time: string) => writeTime(new Date(`1970-01-01T${time}:00Z`), { ...formats, timeZone: 'UTC' });
  return (
    <div className="w-24 shrink-0 sm:w-32">
      <TextInput
        // The label of the field is that of its day.
        id={undefined}
        aria-label="Time"
        autoComplete="off"
        placeholder={written('14:30')}
        value={typed ?? (readTime(value) === value ? written(value) : value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readTime(target.value) ?? target.value.trim());
        }}
        onBlur={() => {
          if (typed !== null && readTime(typed) !== null) setTyped(null);
          onBlur();
        }}
      />
    </div>
  );
}
