import { useMutation } from '@tanstack/react-query';
import { AddressSchema } from '#modules/access/identity/model.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { Section } from '#ui/page-header.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';

const NOBODY = { email: '' };

/** Lets somebody sign in whom wrong passwords or codes had locked out. */
export function OpenAccount() {
  const lift = useMutation(api.liftLock.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: AddressSchema, defaultValues: NOBODY });
  return (
    <Section title="Unlock account" note="First check who is asking.">
      <Form
        form={form}
        onSave={async (said) => {
          await lift.mutateAsync(said);
          form.reset(NOBODY);
          toast.success('Account unlocked', {
            description: `The owner of ${said.email} can sign in again. We told them.`,
          });
        }}
        className="flex max-w-md flex-col items-start gap-4"
      >
        <FormField form={form} name="email" label="E-mail of the locked account" className="w-full">
          {(control) => <TextInput type="email" autoComplete="off" {...control} />}
        </FormField>
        <SubmitButton form={form}>Unlock account</SubmitButton>
      </Form>
    </Section>
  );
}
