import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ControlledField, Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refresh } from './account-changes.client.ts';
import { api } from './api.client.ts';
import { type AccountBeginning, useCountry } from './creation.parts.tsx';
import { AccountFormSchema, formOf, newAccountOf } from './form.ts';
import { ACCOUNT_TYPE_LABELS, AccountTypeSchema } from './model.ts';

const FORM = 'new-account-form';
const TYPES = AccountTypeSchema.options.map((value) => ({ value, label: ACCOUNT_TYPE_LABELS[value] }));

type NewAccountDialogProps = {
  beginning: AccountBeginning;
  onAdded: (id: string) => Promise<unknown>;
  onClose: () => void;
};

/** Adds the account that something already found is about. Its currency is that of what was found. */
export function NewAccountDialog({ beginning, onAdded, onClose }: NewAccountDialogProps) {
  const country = useCountry();
  const create = useMutation(api.create.mutationOptions({ onSuccess: refresh }));
  const { name, accountType, accountNumber, currency, openingBalance } = beginning;
  const form = useZodForm({
    schema: AccountFormSchema,
    defaultValues: {
      ...formOf(null, { country, currency }),
      name,
      accountType,
      accountNumber: accountNumber ?? '',
      opening: openingBalance,
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add an account"
      description={`It is kept in ${currency}, as the file is. Everything else can be changed later.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form} formId={FORM}>
            Add account
          </SubmitButton>
        </>
      }
    >
      <Form
        form={form}
        id={FORM}
        className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
        onSave={async (wish) => {
          const { id } = await create.mutateAsync(newAccountOf(wish));
          await onAdded(id);
          onClose();
        }}
      >
        <FormField form={form} name="name" label="Name" hint="As you call it, such as “Cheque” or “House money”.">
          {(control) => <TextInput autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="accountType" label="Type">
          {(control) => <Select choices={TYPES} {...control} />}
        </FormField>
        <FormField form={form} name="bankName" label="Bank" optional>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </FormField>
        <FormField
          form={form}
          name="accountNumber"
          label="Account number"
          optional
          hint="Kept sealed; the next statement finds its account by it."
        >
          {(control) => <TextInput autoComplete="off" inputMode="numeric" {...control} />}
        </FormField>
        <ControlledField
          form={form}
          name="opening"
          label="Opening balance"
          optional
          className="sm:col-span-2"
          hint="What was in it before the first row of this file. Below zero for what you owe."
        >
          {({ value, onChange, onBlur, ref }) => (
            <MoneyInput
              currency={currency}
              value={typeof value === 'string' ? null : value}
              onChange={(next, text) => onChange(next ?? (text.trim() === '' ? null : text))}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        </ControlledField>
      </Form>
    </Dialog>
  );
}
