import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './class-names.ts';
import { unbroken } from './unbroken.tsx';

type FieldParts = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldParts | null>(null);

/** What a control inside a `Field` takes over: its id, what describes it, whether it is wrong. */
export function useFieldControl(): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
} {
  const field = use(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
  };
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence that says what is wrong; announced when it appears. */
  error?: string | undefined;
  required?: boolean;
  /** Says "optional" beside the label: shorter than marking everything else. */
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label, one control, a hint and the error. The control finds its id and its description by itself. */
export function Field({ label, hint, error, required, optional, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error === undefined ? null : errorId, hint === undefined ? null : hintId]
    .filter((part) => part !== null)
    .join(' ');
  const parts: FieldParts = {
    id,
    describedBy: describedBy === '' ? undefined : describedBy,
    invalid: error !== undefined,
    required: required === true,
  };
  return (
    <FieldContext value={parts}>
      <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <label
          htmlFor={id}
          className={cx('text-sm font-medium wrap-anywhere text-ink', hideLabel === true && 'sr-only')}
        >
          {label}
          {optional === true && <span className="ml-1.5 font-normal text-faint">optional</span>}
        </label>
        {children}
        <p id={errorId} aria-live="polite" className={cx('text-sm text-danger-ink', error === undefined && 'sr-only')}>
          {error === undefined ? error : sentenceCase(error)}
        </p>
        {hint !== undefined && (
          <p id={hintId} className="-mt-1 text-sm text-faint">
            {unbroken(hint)}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** The messages of §5 begin with the name of their field, in small letters; on the screen they are sentences. */
function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fields that belong together under one question. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}
