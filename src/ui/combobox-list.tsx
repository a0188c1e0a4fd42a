import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import type { Begun, ComboboxProps, Option } from './combobox-model.tsx';
import { useFieldControl } from './field.tsx';
import { inputClasses } from './text-input.tsx';

/** The list of a `Combobox`, and the field to search it by. */
export function ComboboxList<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  empty = 'No matches.',
  disabled = false,
  label,
  begun,
  onClosed,
  ref,
  className,
}: Omit<ComboboxProps<Value>, 'startOpen'> & { begun: Begun }) {
  const current = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  const [before, setBefore] = useState(current);
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  // What was typed opens it, and marks the first that fits.
  const isOpenAtOnce = begun.isOpen && begun.typed === null;
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  const wasFocused = useRef(false);
  const [typed, setTyped] = useState('');
  const isSearched = typed !== '' && typed !== before?.label;
  // A choice that changes from elsewhere would replace what is being typed, so that it waits until the list closes.
  const chosen = isOpen && isSearched ? before : current;
  if (chosen !== before) setBefore(chosen);
  useSurroundingsKept(isOpen, input);
  useLayoutEffect(() => {
    if (begun.isFocused) input.current?.focus();
  }, [begun]);
  useEffect(() => {
    if (begun.typed === null || input.current === null) return;
    // As if it were typed here, so that it is searched for.
    input.current.setRangeText(begun.typed, 0, input.current.value.length, 'end');
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: begun.typed }));
  }, [begun]);
  return (
    <Base.Root<Option<Value>>
      items={options}
      defaultOpen={isOpenAtOnce}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? null)}
      onInputValueChange={setTyped}
      onOpenChange={setOpen}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed?.();
      }}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={disabled}
      autoHighlight
    >
      {/* The list stands at the end of the document; read aloud, it follows its input. */}
      <div className={cx('relative min-w-0', className)} aria-owns={isOpen ? listId : undefined}>
        <Base.Input
          {...field}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            ref?.(element);
          }}
          aria-label={label}
          placeholder={placeholder}
          // What stands in the field is there to be replaced: typing means another choice.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onPointerDown={({ currentTarget }) => {
            wasFocused.current = document.activeElement === currentTarget;
          }}
          // The press that brought the focus would put the caret between the letters.
          onClick={({ currentTarget }) => {
            if (!wasFocused.current) currentTarget.select();
          }}
          onKeyDown={(event) => {
            // Half a word is no choice, and a form is not sent with it.
            const isSettled = event.currentTarget.value === (chosen?.label ?? '');
            if (event.key === 'Enter' && !isSettled) event.preventDefault();
          }}
          className={cx(inputClasses, 'pr-9 text-ellipsis')}
        />
        <Base.Trigger
          aria-label="Show all choices"
          tabIndex={-1}
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center text-faint pointer-coarse:right-0 pointer-coarse:size-11"
        >
          <ChevronDown className="size-4" aria-hidden />
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) min-w-56 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-pop">
            <Base.Empty className="px-2.5 py-2 text-sm text-faint empty:hidden">{empty}</Base.Empty>
            <Base.List id={listId} className="outline-none">
              {(option: Option<Value>) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className={cx(
                    'flex min-h-9 items-center gap-2.5 rounded-[0.4rem] px-2.5 py-1 text-sm outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11',
                    option.under !== undefined && !isSearched && 'pl-7',
                  )}
                >
                  {option.mark}
                  {/* Long names may differ only at their end. */}
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-4 wrap-anywhere">{option.label}</span>
                    {isSearched && option.under !== undefined && (
                      <span className="line-clamp-1 text-xs wrap-anywhere text-faint">{option.under}</span>
                    )}
                  </span>
                  {option.note !== undefined && (
                    <span className="max-w-2/5 shrink-0 truncate text-xs text-faint">{option.note}</span>
                  )}
                  <Base.ItemIndicator>
                    <Check className="size-4 text-accent-ink" aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * An open list hides everything beside it from screen readers and leaves it within reach of Tab, so that the focus can
 * go where nothing is read (base-ui, issue 5528). What is marked as live it spares, and "off" is what all is anyway.
 */
function useSurroundingsKept(isOpen: boolean, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const around = input.current?.closest('body > *');
    if (!isOpen || around == null || around.hasAttribute('aria-live')) return;
    around.setAttribute('aria-live', 'off');
    return () => around.removeAttribute('aria-live');
  }, [isOpen, input]);
}
