import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { AuthHeading, FieldsToMend, originOfVisit, wrongFields } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';

/** Where an e-mail is asked for that lets a person choose a new password. Whether there is an account, only it tells. */
export function ForgotPasswordPage() {
  const { carry } = originOfVisit();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.AskResetSchema),
    defaultValues: { email: '' },
    // Whoever has just tried to sign in has typed it already.
    draft: { name: 'sign-in' },
  });
  const { errors, submitCount } = form.formState;
  return (
    <>
      <AuthHeading
        title="Choose a new password"
        note={
          <>
            We send you an e-mail with a link. Remembered it? <PageLink href={carry('/auth/signin')}>Sign in</PageLink>
          </>
        }
      />
      <div role="status" className="mb-5 empty:hidden">
        {sentTo !== null && (
          <Notice tone="accent" icon={<MailCheck aria-hidden />} title="An e-mail is on its way">
            <span className="wrap-anywhere">
              Open the link in the e-mail to {sentTo} within half an hour. Nothing after a minute? Look among the
              unwanted mail, or have it sent again.
            </span>
          </Notice>
        )}
      </div>
      <Form
        form={form}
        onSave={async ({ email }) => {
          setSentTo(null);
          await api.askReset({ email });
          setSentTo(email);
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <FormField form={form} name="email" label="E-mail">
          {(control) => (
            <TextInput type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...control} />
          )}
        </FormField>
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          {sentTo === null ? 'Send the e-mail' : 'Send it again'}
        </SubmitButton>
      </Form>
    </>
  );
}
