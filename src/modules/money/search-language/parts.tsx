import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { type Completing, type Completion, completionsAt } from './complete.ts';
import { WORDS } from './words.ts';

/** What the box is while it is completed. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', autocomplete: 'off' };

type CompletionsProps = Completing & {
  /** The box that is completed; it has the focus when this appears. */
  input: RefObject<HTMLInputElement | null>;
};

/** What may follow in the search box: a list below it, for keys and mouse. */
export function Completions({ input, ...known }: CompletionsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [found, setFound] = useState<ReturnType<typeof completionsAt>>({ from: 0, to: 0, options: [] });
  const { options } = found;
  const isShown = isOpen && options.length > 0;

  const show = (isAsked: boolean) => {
    const box = input.current;
    if (box === null) return;
    const next = completionsAt(box.value, box.selectionStart ?? box.value.length, known);
    setFound(next);
    setActive(-1);
    setOpen(isAsked || next.from < (box.selectionStart ?? 0) || box.value.endsWith(':'));
  };
  const take = (option: Completion) => {
    const box = input.current;
    if (box === null) return;
    // As if it were typed, so that it is searched for.
    box.setRangeText(option.text, found.from, found.to, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    box.focus();
  };
  const onInput = useEffectEvent(() => show(false));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isDown = event.key === 'ArrowDown';
    if (isDown && !isShown) show(true);
    else if (!isShown) return;
    else if (isDown || event.key === 'ArrowUp') {
      const count = options.length + 1;
      setActive((now) => ((now + 1 + (isDown ? 1 : count - 1)) % count) - 1);
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter') {
      const option = options[active];
      if (option === undefined) {
        setOpen(false);
        return;
      }
      take(option);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onBlur = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const typed = ({ target }: Event) => {
      if (target === box) onInput();
    };
    const pressed = (event: KeyboardEvent) => onKey(event);
    const left = () => onBlur();
    // Above the root of React, which then knows what was typed: drawn before that, the box would lose the last letter.
    document.addEventListener('input', typed);
    // Before what else listens: an open list is closed first.
    box.addEventListener('keydown', pressed, { capture: true });
    box.addEventListener('blur', left);
    return () => {
      document.removeEventListener('input', typed);
      box.removeEventListener('keydown', pressed, { capture: true });
      box.removeEventListener('blur', left);
    };
  }, [input]);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    for (const [name, value] of Object.entries({ ...COMBOBOX, 'aria-expanded': String(isShown) }))
      box.setAttribute(name, value);
    if (isShown) box.setAttribute('aria-controls', id);
    else box.removeAttribute('aria-controls');
    if (isShown && active >= 0) box.setAttribute('aria-activedescendant', `${id}-${active}`);
    else box.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, active]);

  if (!isShown) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={WORDS.completions}
      className="absolute top-full left-0 z-50 mt-1 max-h-80 w-full max-w-md min-w-56 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-pop"
    >
      {options.map((option, place) => (
        <button
          type="button"
          tabIndex={-1}
          key={option.label}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          // The focus stays in the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(option)}
          className={cx(
            'flex min-h-9 w-full items-center gap-2.5 rounded-[0.4rem] px-2.5 py-1 text-left text-sm select-none hover:bg-hover pointer-coarse:min-h-11',
            place === active && 'bg-hover',
          )}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
          {option.note !== undefined && <span className="shrink-0 text-xs text-faint">{option.note}</span>}
        </button>
      ))}
    </div>
  );
}
