import { newPasskeyOfDevice } from './passkey-device.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { PASSKEY_SETUP_WORDS } from './words.ts';

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
            message: PASSKEY_SETUP_WORDS.noPasskeyWasCreated,
          });
        else onAdded((await api.addPasskey({ name, made })).backupCodes);
      }}
    >
      <p className="text-sm text-soft">{PASSKEY_SETUP_WORDS.signInWithYour}</p>
      <FormField
        form={form}
        name="name"
        label={PASSKEY_SETUP_WORDS.passkeyName}
        hint={PASSKEY_SETUP_WORDS.forExampleMyPhoneNote}
      >
        {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
      </FormField>
      <SubmitButton form={form} size="large">
        {PASSKEY_SETUP_WORDS.createPasskey}
      </SubmitButton>
    </Form>
  );
}
