import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { EditInPlace } from '#ui/edit-in-place.tsx';
import { useFocusBack } from '#ui/focus-back.client.ts';
import { Menu } from '#ui/menu.tsx';
import { DETAIL_WORDS, DETAILS_TABLE_WORDS } from './words.ts';

/** Pressing it edits; it reads as text until then. */
const CELL =
  'inline-flex min-h-7 max-w-full min-w-6 items-center rounded-sm text-left decoration-edge decoration-dotted underline-offset-4 hover:underline pointer-coarse:min-h-11';
const NOTHING = <span className="text-faint">{DETAILS_TABLE_WORDS.notSet}</span>;

type ChoiceCellProps<Value extends string> = {
  label: string;
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  /** Null where it may only be read. */
  onChange: ((value: Value | null) => void) | null;
};

/** One of a few values, chosen from a menu where it stands. */
export function ChoiceCell<Value extends string>({ label, value, choices, onChange }: ChoiceCellProps<Value>) {
  const text = choices.find((choice) => choice.value === value)?.label ?? NOTHING;
  if (onChange === null) return text;
  const entries = [...choices, { value: null, label: DETAIL_WORDS.none }].map((choice) => ({
    label: choice.label,
    disabled: choice.value === value,
    perform: () => onChange(choice.value),
  }));
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={CELL}>
          <span className="sr-only">{label}: </span>
          {text}
        </button>
      }
      entries={entries}
    />
  );
}

type TextCellProps = {
  label: string;
  value: string | null;
  longest: number;
  onChange: ((value: string | null) => void) | null;
};

/** A short text, written where it stands; emptied it is none. */
export function TextCell({ label, value, longest, onChange }: TextCellProps) {
  const [isEdited, setEdited] = useState(false);
  const { cell, owe } = useFocusBack(isEdited);
  const text = value === null ? NOTHING : <span className="wrap-anywhere">{value}</span>;
  if (onChange === null) return text;
  return (
    <span ref={cell} className={cx('max-w-full min-w-0', isEdited ? 'flex' : 'inline-flex')}>
      {isEdited ? (
        <EditInPlace
          label={label}
          text={value ?? ''}
          longest={longest}
          mayBeEmpty
          onDone={(next) => {
            owe();
            setEdited(false);
            if (next !== null) onChange(next === '' ? null : next);
          }}
        />
      ) : (
        <button type="button" className={CELL} onClick={() => setEdited(true)}>
          <span className="sr-only">{label}: </span>
          {text}
        </button>
      )}
    </span>
  );
}
