import { newPasskeyOfDevice } from './passkey-device.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';

/** Lets this device, or a key plugged into it, become a factor. */
export function PasskeySetup({ onAdded }: { onAdded: (backupCodes: string[] | null) => void }) {
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.PasskeyWishSchema),
    defaultValues: { name: '' },
  });
  return (
    <Form
      form={form}
      onSave={async ({ name }) => {
        const made = await newPasskeyOfDevice(await api.beginPasskey());
        if (made === null)
          form.setError('root', {
            message: 'No passkey was created. Try again, unless this device already has one.',
          });
        else onAdded((await api.addPasskey({ name, made })).backupCodes);
      }}
    >
      <p className="text-sm text-soft">Sign in with your fingerprint, face or device PIN instead of a password.</p>
      <FormField form={form} name="name" label="Passkey name" hint="For example: My phone, Work laptop.">
        {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
      </FormField>
      <SubmitButton form={form} size="large">
        Create passkey
      </SubmitButton>
    </Form>
  );
}
