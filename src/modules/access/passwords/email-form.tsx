import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { NewEmailSchema } from './model.ts';

export function EmailForm({ email }: { email: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useZodForm({ schema: NewEmailSchema, defaultValues: { email: '' } });
  return (
    <>
      <p className="mb-4 text-sm text-soft">
        It is <strong className="font-medium wrap-anywhere text-ink">{email}</strong>. To change it, confirm from both
        addresses.
      </p>
      <div role="status" className="mb-4 empty:hidden">
        {asked !== null && asked !== email && (
          <Notice tone="accent" icon={<MailCheck aria-hidden />} title="Check both inboxes">
            <span className="wrap-anywhere">
              Open the e-mails to {email} and to {asked} within a day. Until then, sign in with your current address.
            </span>
          </Notice>
        )}
      </div>
      <Form
        form={form}
        onSave={async (wish) => {
          setAsked(null);
          await api.changeEmail(wish);
          setAsked(wish.email);
          form.reset();
        }}
      >
        <FormField form={form} name="email" label="New address">
          {(control) => (
            <TextInput type="email" autoComplete="off" inputMode="email" autoCapitalize="none" {...control} />
          )}
        </FormField>
        <SubmitButton form={form} className="self-start">
          Change address
        </SubmitButton>
      </Form>
    </>
  );
}
