import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Combobox } from './combobox.tsx';
import type { Option } from './combobox-model.tsx';

type ManyPickerProps = {
  options: readonly Option[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  placeholder: string;
  /** What is said where nothing fits what was typed. */
  empty: string;
  /** What the button that takes one away is called. */
  remove: (name: string) => string;
  label?: string;
  /** Beside the field, such as a button that adds one. */
  children?: ReactNode;
};

/** Chooses any number of a list: those chosen, each to take away, and a field for the next. */
export function ManyPicker({ options, value, onChange, placeholder, empty, remove, label, children }: ManyPickerProps) {
  const keepsFocus = useRef(false);
  const choose = (ids: string[]) => {
    keepsFocus.current = true;
    onChange(ids);
  };
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((option) => (
            <li key={option.value} className="min-w-0">
              <button
                type="button"
                onClick={() => choose(value.filter((one) => one !== option.value))}
                aria-label={remove(option.label)}
                className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full bg-sunken pr-1.5 pl-2.5 text-sm text-ink hover:bg-hover pointer-coarse:min-h-11"
              >
                <span className="truncate">{option.label}</span>
                <X className="size-3.5 shrink-0 text-faint" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-center gap-2">
        <Combobox
          // Anew after each choice, so that the field is empty for the next, with the focus in it.
          key={value.join(' ')}
          ref={(input) => {
            if (input === null || !keepsFocus.current) return;
            keepsFocus.current = false;
            input.focus();
          }}
          options={options.filter((option) => !value.includes(option.value))}
          value={null}
          placeholder={placeholder}
          empty={empty}
          className="flex-1"
          onChange={(id) => id !== null && choose([...value, id])}
          {...(label !== undefined && { label })}
        />
        {children}
      </div>
    </div>
  );
}
