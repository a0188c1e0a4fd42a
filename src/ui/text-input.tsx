import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** How every control that takes text looks. 16 px on touch, or phones zoom in. */
export const inputClasses = cx(
  'control w-full min-w-0 border border-edge/70 bg-surface px-3 text-sm text-ink placeholder:text-faint pointer-coarse:text-base',
  'hover:border-edge focus-visible:border-focus focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint [&[readonly]]:bg-sunken',
  'aria-invalid:border-danger',
);

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl()} {...rest} className={cx(inputClasses, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...useFieldControl()} {...rest} className={cx(inputClasses, 'py-2', className)} />;
}

/** An input with something fixed before or after it: a currency, a unit, a search sign. */
export function AffixedInput({
  before,
  after,
  className,
  ...rest
}: ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode }) {
  return (
    <div
      className={cx(
        'control flex w-full min-w-0 items-center border border-edge/70 bg-surface text-sm pointer-coarse:text-base',
        'hover:border-edge has-focus-visible:border-focus has-focus-visible:outline-2 has-focus-visible:outline-focus',
        'has-disabled:bg-sunken has-aria-invalid:border-danger',
        className,
      )}
    >
      {before !== undefined && <span className="flex shrink-0 items-center pl-3 text-faint">{before}</span>}
      <input
        type="text"
        {...useFieldControl()}
        {...rest}
        className="min-h-9 w-full min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-faint disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden"
      />
      {after !== undefined && <span className="flex shrink-0 items-center pr-1 text-faint">{after}</span>}
    </div>
  );
}

/** A button within an input, as what stands after its text. */
export function AffixButton({
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'className'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="grid size-8 place-items-center rounded-control text-soft enabled:hover:bg-hover enabled:hover:text-ink pointer-coarse:size-10"
    />
  );
}

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <AffixedInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <AffixButton
          label={shown ? 'Hide the password' : 'Show the password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-4" aria-hidden />
        </AffixButton>
      }
    />
  );
}
