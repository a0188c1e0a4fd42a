import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode, RefCallback } from 'react';
import { cx } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> & {
  label: ReactNode;
  ref?: RefCallback<HTMLInputElement>;
  /** Some but not all: for the box above a list. */
  mixed?: boolean;
  hideLabel?: boolean;
};

/** A native checkbox, drawn by us. The label is part of the target. */
export function Checkbox({ label, mixed = false, hideLabel = false, ref, className, ...rest }: CheckboxProps) {
  return (
    <label
      // With Shift, which selects several rows, a browser would also mark the text between them.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      className={cx(
        'cursor-pointer items-center text-sm pointer-coarse:min-h-11',
        // A thumb may come down beside the box.
        hideLabel ? 'flex justify-center pointer-coarse:min-w-11' : '-ml-1 inline-flex gap-2.5 pl-1',
        className,
      )}
    >
      <span className="relative grid size-4.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...rest}
          ref={(box) => {
            if (box !== null) box.indeterminate = mixed;
            ref?.(box);
          }}
          className="peer size-4.5 appearance-none rounded-[5px] border border-edge bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50"
        />
        {mixed ? (
          <Minus className="pointer-events-none absolute size-3.5 text-on-accent" strokeWidth={3} aria-hidden />
        ) : (
          <Check
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
            aria-hidden
          />
        )}
      </span>
      <span className={cx(hideLabel && 'sr-only')}>{label}</span>
    </label>
  );
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange'> & {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onSwitch: (on: boolean) => void;
};

/** A setting that holds at once: on or off. */
export function Switch({ label, hint, checked, onSwitch, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-center justify-between gap-4 text-sm pointer-coarse:min-h-11',
        className,
      )}
    >
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="text-pretty text-faint">{hint}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          {...rest}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onSwitch(event.target.checked)}
          className="peer h-6 w-10 appearance-none rounded-full border border-edge bg-sunken transition-colors checked:border-accent checked:bg-accent disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent"
        />
      </span>
    </label>
  );
}
