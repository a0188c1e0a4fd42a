import type { ReactNode } from 'react';
import { CHOSEN, MARK, STAMP_MARK } from '#kernel/form-marks.ts';
import { buttonClasses } from '#ui/button.tsx';
import { SelectFrame, selectClasses } from '#ui/select-frame.tsx';

// Fields of forms that work without script: what was typed and what is wrong with it are marks, which each answer fills.

export const CONTROL =
  'control w-full min-w-0 border border-edge/70 bg-surface px-3 text-base text-ink placeholder:text-faint hover:border-edge aria-invalid:border-danger';

type FormProps = {
  /** Names the form in its marks. */
  name: string;
  /** Where it is sent, with the place on the page that its answer shows. */
  action: string;
  className?: string;
  children: ReactNode;
};

/** A form of a page that is built once: sent as plain fields, answered with a page. */
export function PlainForm({ name, action, className = 'flex flex-col gap-5', children }: FormProps) {
  return (
    <form method="post" action={action} className={className}>
      <FormNotice form={name} />
      <input type="hidden" name="stamp" defaultValue={STAMP_MARK} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
    </form>
  );
}

/** What is said of a form as a whole; nothing where there is nothing to say. */
export function FormNotice({ form }: { form: string }) {
  return (
    <p
      role="alert"
      className="rounded-card border border-danger/50 bg-danger-tint px-4 py-3 text-base text-danger-ink empty:hidden"
    >
      {MARK.notice(form)}
    </p>
  );
}

type FieldProps = { form: string; name: string; label: string; hint?: string; optional?: boolean };

function parts({ form, name }: Pick<FieldProps, 'form' | 'name'>) {
  const id = `${form}-${name}`;
  return {
    id,
    name,
    'aria-describedby': `${id}-error ${id}-hint`,
    'aria-invalid': MARK.wrong(form, name) as 'true',
  };
}

function Around({ form, name, label, hint, optional = false, children }: FieldProps & { children: ReactNode }) {
  const id = `${form}-${name}`;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="ml-1.5 font-normal text-faint">optional</span>}
      </label>
      {children}
      <FieldError form={form} name={name} />
      <p id={`${id}-hint`} className="text-sm text-faint empty:hidden">
        {hint}
      </p>
    </div>
  );
}

function FieldError({ form, name }: Pick<FieldProps, 'form' | 'name'>) {
  return (
    <p id={`${form}-${name}-error`} className="text-sm text-danger-ink empty:hidden">
      {MARK.error(form, name)}
    </p>
  );
}

type InputProps = FieldProps & { type?: 'text' | 'email'; autoComplete?: string; maxLength: number };

export function InputField({ type = 'text', autoComplete, maxLength, ...field }: InputProps) {
  return (
    <Around {...field}>
      <input
        {...parts(field)}
        type={type}
        required={field.optional !== true}
        maxLength={maxLength}
        autoComplete={autoComplete}
        defaultValue={MARK.value(field.form, field.name)}
        className={CONTROL}
      />
    </Around>
  );
}

export function TextField({ rows, maxLength, ...field }: FieldProps & { rows: number; maxLength: number }) {
  return (
    <Around {...field}>
      <textarea
        {...parts(field)}
        rows={rows}
        required={field.optional !== true}
        maxLength={maxLength}
        defaultValue={MARK.value(field.form, field.name)}
        className={`${CONTROL} py-2`}
      />
    </Around>
  );
}

type Choice = { readonly value: string; readonly label: string };

export function ChoiceField({ choices, first, ...field }: FieldProps & { choices: readonly Choice[]; first: string }) {
  return (
    <Around {...field}>
      <SelectFrame>
        <select {...parts(field)} required={field.optional !== true} className={`${CONTROL} ${selectClasses}`}>
          <option value="">{first}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value} {...{ [CHOSEN.selected]: MARK.chosen(field.form, field.name, value) }}>
              {label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Around>
  );
}

/** Any number of boxes under one name. */
export function BoxesField({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const { form, name, label } = field;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={`${form}-${name}-error`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map((choice) => (
          <Box key={choice.value} form={form} name={name} {...choice} />
        ))}
      </div>
      <FieldError form={form} name={name} />
    </fieldset>
  );
}

/** One box that may be ticked. */
export function Box({ form, name, value, label }: { form: string; name: string } & Choice) {
  return (
    <label className="flex min-h-10 items-start gap-2.5 py-2 text-base pointer-coarse:py-2.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        className="size-6 shrink-0 accent-accent"
        {...{ [CHOSEN.checked]: MARK.chosen(form, name, value) }}
      />
      <span className="text-balance">{label}</span>
    </label>
  );
}

export function SendButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={buttonClasses('primary', 'large', 'self-start')}>
      {children}
    </button>
  );
}
