import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, SubmitButton, type ZodForm } from './form.tsx';

type FormDialogProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  title: ReactNode;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** What the button that saves says. */
  action: ReactNode;
  onSave: (result: Result) => Promise<unknown>;
  onClose: () => void;
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/** A form over the page: the fields, and below them Cancel and the button that saves. */
export function FormDialog<Values extends FieldValues, Result>({
  form,
  action,
  onSave,
  onClose,
  className,
  children,
  ...dialog
}: FormDialogProps<Values, Result>) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form} formId={id}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <Form id={id} form={form} onSave={onSave} {...(className === undefined ? {} : { className })}>
        {children}
      </Form>
    </Dialog>
  );
}
