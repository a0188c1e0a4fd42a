import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ControllerRenderProps,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  useController,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { CircleAlert } from 'lucide-react';
import { Notice } from './badge.tsx';
import { Button, type ButtonSize } from './button.tsx';
import { clearDraft, readDraft, writeDraft } from '#browser/draft.client.ts';
import { issuesOf, sentenceOf } from '#browser/failure.client.ts';
import { Field } from './field.tsx';
import { staysInField } from './keep-focus.client.ts';

type Schema<Values, Result> = ZodType<Result, Values>;

type ZodFormOptions<Values extends FieldValues, Result> = {
  /**
   * What makes the form valid: the schema of the module's `model.ts`, or a loader of it
   * (`() => import('./model.ts').then((model) => model.SignInSchema)`), which keeps zod out of the first load.
   */
  schema: Schema<Values, Result> | (() => Promise<Schema<Values, Result>>);
  defaultValues: DefaultValues<Values>;
  /** Keeps what was typed under this name, for this tab: it survives a reload and a signed-out session. */
  draft?: { name: string; except?: readonly FieldPath<Values>[] };
};

export type ZodForm<Values extends FieldValues, Result> = UseFormReturn<Values, unknown, Result> & {
  /**
   * Wraps what saves the form. Refusals of the server appear at their field or above the form; the draft
   * goes when it has been saved.
   */
  submitting: (save: (result: Result) => Promise<unknown>) => (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Forgets the draft: what was typed is given up. */
  giveUp: () => void;
};

/** A form over a zod schema. Place its pieces with `Form`, `FormField`, `ControlledField` and `SubmitButton`. */
export function useZodForm<Values extends FieldValues, Result>({
  schema,
  defaultValues,
  draft,
}: ZodFormOptions<Values, Result>): ZodForm<Values, Result> {
  const loaded = useRef<Promise<Schema<Values, Result>>>(null);
  const resolver: Resolver<Values, unknown, Result> = async (values) => {
    loaded.current ??= Promise.resolve(typeof schema === 'function' ? schema() : schema);
    const result = await (await loaded.current).safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join('.');
      // The first thing wrong with a field is the one to say.
      if (get(errors, path) === undefined) set(errors, path, { type: issue.code ?? 'custom', message: issue.message });
    }
    return { values: {}, errors };
  };
  const [initial] = useState(() =>
    draft === undefined ? defaultValues : Object.assign({}, defaultValues, readDraft(draft.name)),
  );
  const form = useForm<Values, unknown, Result>({ resolver, defaultValues: initial, mode: 'onTouched' });
  useDraft(form, draft);
  const giveUp = () => {
    if (draft !== undefined) clearDraft(draft.name);
  };
  const submitting = (save: (result: Result) => Promise<unknown>) =>
    form.handleSubmit(async (result) => {
      try {
        await save(result);
        giveUp();
      } catch (error) {
        showRefusal(form, error);
      }
    });
  return Object.assign(form, { submitting, giveUp });
}

function useDraft<Values extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Result>,
  draft: { name: string; except?: readonly string[] } | undefined,
): void {
  const name = draft?.name;
  const except = draft?.except?.join(',') ?? '';
  useEffect(() => {
    if (name === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(name, values, except.split(',')),
    });
  }, [form, name, except]);
}

function showRefusal<Values extends FieldValues, Result>(form: UseFormReturn<Values, unknown, Result>, error: unknown) {
  const known = issuesOf(error).filter(({ path }) => path !== '' && get(form.getValues(), path) !== undefined);
  for (const { path, message } of known) form.setError(path as FieldPath<Values>, { type: 'server', message });
  if (known.length === 0) form.setError('root', { type: 'server', message: sentenceOf(error) });
}

type FormProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  onSave: (result: Result) => Promise<unknown>;
  /** For a submit button outside the form, as in a dialog's footer: `<SubmitButton formId>`. */
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Form<Values extends FieldValues, Result>({
  form,
  onSave,
  id,
  className = 'flex flex-col gap-4',
  children,
}: FormProps<Values, Result>) {
  const refusal = form.formState.errors.root?.message;
  return (
    <form id={id} noValidate onSubmit={(event) => void form.submitting(onSave)(event)} className={className}>
      <div role="alert" className="empty:hidden">
        {refusal !== undefined && (
          <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
            {refusal}
          </Notice>
        )}
      </div>
      {children}
    </form>
  );
}

type FormFieldProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

function errorAt<Values extends FieldValues, Result>(
  form: ZodForm<Values, Result>,
  name: FieldPath<Values>,
): string | undefined {
  const error: unknown = get(form.formState.errors, name);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

/** A field over a native control: `{(control) => <TextInput type="email" {...control} />}`. */
export function FormField<Values extends FieldValues, Result>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Result> & { children: (control: UseFormRegisterReturn) => ReactNode }) {
  return (
    <Field {...field} error={errorAt(form, name)}>
      {children(form.register(name))}
    </Field>
  );
}

/** A field over a control that deals in values, not events: money, combobox. */
export function ControlledField<Values extends FieldValues, Result, Name extends FieldPath<Values>>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Result> & {
  name: Name;
  children: (control: ControllerRenderProps<Values, Name>) => ReactNode;
}) {
  const { field: control } = useController({ control: form.control, name });
  return (
    <Field {...field} error={errorAt(form, name)}>
      {children(control)}
    </Field>
  );
}

/** Saves; waits visibly while it does. */
export function SubmitButton<Values extends FieldValues, Result>({
  form,
  formId,
  size,
  className,
  children,
}: {
  form: ZodForm<Values, Result>;
  formId?: string;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      look="primary"
      form={formId}
      onMouseDown={staysInField}
      pending={form.formState.isSubmitting}
      {...(size === undefined ? {} : { size })}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Button>
  );
}
