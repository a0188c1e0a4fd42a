import { useMutation } from '@tanstack/react-query';
import { AddressSchema } from '#modules/access/identity/model.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { Section } from '#ui/page-header.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { ADMIN_OPEN_ACCOUNT_WORDS } from './words.ts';

const NOBODY = { email: '' };

/** Lets somebody sign in whom wrong passwords or codes had locked out. */
export function OpenAccount() {
  const lift = useMutation(api.liftLock.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: AddressSchema, defaultValues: NOBODY });
  return (
    <Section title={ADMIN_OPEN_ACCOUNT_WORDS.unlockAccount} note={ADMIN_OPEN_ACCOUNT_WORDS.firstCheckWhoIsNote}>
      <Form
        form={form}
        onSave={async (said) => {
          await lift.mutateAsync(said);
          form.reset(NOBODY);
          toast.success(ADMIN_OPEN_ACCOUNT_WORDS.accountUnlocked, {
            description: ADMIN_OPEN_ACCOUNT_WORDS.ownerOfCanSign(said.email),
          });
        }}
        className="flex max-w-md flex-col items-start gap-4"
      >
        <FormField form={form} name="email" label={ADMIN_OPEN_ACCOUNT_WORDS.eMailOfLocked} className="w-full">
          {(control) => <TextInput type="email" autoComplete="off" {...control} />}
        </FormField>
        <SubmitButton form={form}>{ADMIN_OPEN_ACCOUNT_WORDS.unlockAccount}</SubmitButton>
      </Form>
    </Section>
  );
}
