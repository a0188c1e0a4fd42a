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
            message: 'No passkey was made. This device may have one of yours already, or you turned away. Try again.',
          });
        else onAdded((await api.addPasskey({ name, made })).backupCodes);
      }}
    >
      <p className="text-sm text-soft">
        A passkey stays on your device or with its maker’s account, and you unlock it with your finger, your face or a
        PIN. It signs you in without a password.
      </p>
      <FormField
        form={form}
        name="name"
        label="Name of the passkey"
        hint="So that you know it again: My phone, Work laptop."
      >
        {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
      </FormField>
      <SubmitButton form={form} size="large">
        Make a passkey
      </SubmitButton>
    </Form>
  );
}
