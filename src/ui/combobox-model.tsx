import type { ReactNode, RefCallback } from 'react';

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Shown before the label: an icon, a colour. */
  mark?: ReactNode;
  /** Shown after it, quietly: a parent, a currency. */
  note?: string;
  /** Stands under the one before it with this label, while nothing is searched for; found by a search, it names it. */
  under?: string;
};

export type ComboboxProps<Value extends string> = {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string;
  /** What to say when nothing matches. */
  empty?: ReactNode;
  disabled?: boolean;
  /** Names it where no `Field` does, as in a table cell. */
  label?: string;
  /** Opens with the focus in it: for a cell that is being edited. */
  startOpen?: boolean;
  onClosed?: () => void;
  ref?: RefCallback<HTMLInputElement>;
  className?: string;
};

/** How it was left by the field that stood in its place while it was loaded. */
export type Begun = { readonly isFocused: boolean; readonly isOpen: boolean; readonly typed: string | null };
