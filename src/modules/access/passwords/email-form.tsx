import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { NewEmailSchema } from './model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { EMAIL_FORM_WORDS } from './words.ts';

export function EmailForm({ email }: { email: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useZodForm({ schema: NewEmailSchema, defaultValues: { email: '' } });
  return (
    <>
      <p className="mb-4 text-sm text-soft">
        <Sentence
          text={EMAIL_FORM_WORDS.itIsToChange}
          parts={{ email: <strong className="font-medium wrap-anywhere text-ink">{email}</strong> }}
        />
      </p>
      <div role="status" className="mb-4 empty:hidden">
        {asked !== null && asked !== email && (
          <Notice tone="accent" icon={<MailCheck aria-hidden />} title={EMAIL_FORM_WORDS.checkBothInboxes}>
            <span className="wrap-anywhere">{EMAIL_FORM_WORDS.openEMailsTo(email, asked)}</span>
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
        <FormField form={form} name="email" label={EMAIL_FORM_WORDS.newAddress}>
          {(control) => (
            <TextInput type="email" autoComplete="off" inputMode="email" autoCapitalize="none" {...control} />
          )}
        </FormField>
        <SubmitButton form={form} className="self-start">
          {EMAIL_FORM_WORDS.changeAddress}
        </SubmitButton>
      </Form>
    </>
  );
}
