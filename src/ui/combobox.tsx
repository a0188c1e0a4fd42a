import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetched } from '#browser/lazy-component.client.ts';
import { cx } from './class-names.ts';
import type { Begun, ComboboxProps } from './combobox-model.tsx';
import { useFieldControl } from './field.tsx';
import { inputClasses } from './text-input.tsx';

type List = typeof import('./combobox-list.tsx').ComboboxList;

/** Once it was loaded, every combobox begins with it. */
let list: List | null = null;

/** For who opens one with the focus in it, so that the list is there with what is around it. */
export async function loadList(): Promise<List> {
  const loaded =
    list ?? (await fetched<List>(() => import('./combobox-list.tsx').then((module) => module.ComboboxList)));
  list = loaded;
  return loaded;
}

/** A long list with search: categories, accounts, currencies. The list is fetched when the field is used. */
export function Combobox<Value extends string>({ startOpen = false, ...props }: ComboboxProps<Value>) {
  const [ComboboxList, setList] = useState(() => list);
  const [begun, setBegun] = useState<Begun>({ isFocused: startOpen, isOpen: startOpen, typed: null });
  if (ComboboxList !== null) return <ComboboxList {...props} begun={begun} />;
  return (
    <StandIn
      {...props}
      startOpen={startOpen}
      onLoaded={(loaded, left) =>
        // In one step, so that no key falls between the two fields.
        flushSync(() => {
          setBegun(left);
          setList(() => loaded);
        })
      }
    />
  );
}

type StandInProps<Value extends string> = ComboboxProps<Value> & { onLoaded: (loaded: List, left: Begun) => void };

/** Looks as the list does while it is closed, and keeps what is typed until the list is there. */
function StandIn<Value extends string>({
  options,
  value,
  placeholder,
  disabled = false,
  label,
  startOpen = false,
  onChange,
  onClosed,
  ref,
  className,
  onLoaded,
}: StandInProps<Value>) {
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const left = useRef({ isOpen: startOpen, typed });
  const isPressed = useRef(false);
  const wasFocused = useRef(false);
  const isGone = useRef(false);
  const chosen = options.find((option) => option.value === value)?.label ?? '';

  const show = async () => {
    const loaded = await loadList();
    // A press ends where it began: its click opens the list.
    if (isGone.current || isPressed.current) return;
    isGone.current = true;
    onLoaded(loaded, { ...left.current, isFocused: document.activeElement === input.current });
  };
  /** As the list does at once: of what fits, the first. */
  const choose = (text: string) => {
    const found = options.find((option) => option.label.toLowerCase().includes(text.trim().toLowerCase()));
    if (found === undefined) return;
    left.current = { isOpen: false, typed: null };
    setTyped(null);
    onChange(found.value);
    onClosed?.();
  };
  const open = () => {
    isPressed.current = false;
    left.current.isOpen = true;
    void show();
  };

  useEffect(() => {
    isGone.current = false;
    if (startOpen) input.current?.focus();
    return () => {
      isGone.current = true;
    };
  }, [startOpen]);

  return (
    <div className={cx('relative min-w-0', className)} onPointerEnter={() => void loadList()}>
      <input
        {...field}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-controls={undefined}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? chosen}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          void show();
        }}
        onBlur={() => {
          if (startOpen && !isGone.current) onClosed?.();
        }}
        onPointerDown={({ currentTarget }) => {
          isPressed.current = true;
          wasFocused.current = document.activeElement === currentTarget;
        }}
        onClick={({ currentTarget }) => {
          if (!wasFocused.current) currentTarget.select();
          open();
        }}
        onChange={({ target }) => {
          left.current.typed = target.value;
          setTyped(target.value);
          open();
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
          else if (event.key === 'Enter' && typed !== null) choose(typed);
          else if (event.key === 'Escape' && onClosed !== undefined) {
            event.stopPropagation();
            onClosed();
          } else return;
          event.preventDefault();
        }}
        className={cx(inputClasses, 'pr-9 text-ellipsis')}
      />
      <button
        type="button"
        aria-label="Show all choices"
        tabIndex={-1}
        disabled={disabled}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          open();
        }}
        className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center text-faint pointer-coarse:right-0 pointer-coarse:size-11"
      >
        <ChevronDown className="size-4" aria-hidden />
      </button>
    </div>
  );
}
