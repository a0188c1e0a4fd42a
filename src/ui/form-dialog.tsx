import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, SubmitButton, type ZodForm } from './form.tsx';
import { staysInField } from './keep-focus.client.ts';

type FormDialogProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  title: ReactNode;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** What the button that saves says. */
  action: ReactNode;
  onSave: (result: Result) => Promise<unknown>;
  onClose: () => void;
  /** What else goes where the form is given up by Cancel; its draft goes by itself. */
  onCancel?: () => void;
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form over the page: the fields, and below them Cancel and the button that saves. Cancel gives up what was typed; Escape
 * and the cross close the dialog and keep the draft.
 */
export function FormDialog<Values extends FieldValues, Result>({
  form,
  action,
  onSave,
  onClose,
  onCancel,
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
          <Button
            onMouseDown={staysInField}
            onClick={() => {
              form.giveUp();
              onCancel?.();
              onClose();
            }}
          >
            Cancel
          </Button>
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
