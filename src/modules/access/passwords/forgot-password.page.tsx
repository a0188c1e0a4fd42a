import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { AuthHeading, FieldsToMend, originOfVisit, wrongFields } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { Sentence } from '#ui/sentence.tsx';
import { FORGOT_PASSWORD_PAGE_WORDS } from './words.ts';

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
        title={FORGOT_PASSWORD_PAGE_WORDS.resetPasswordHeading}
        note={
          <>
            {FORGOT_PASSWORD_PAGE_WORDS.weWillEMail}{' '}
            <span className="inline-block">
              <Sentence
                text={FORGOT_PASSWORD_PAGE_WORDS.remembered}
                parts={{ link: <PageLink href={carry('/auth/signin')}>{FORGOT_PASSWORD_PAGE_WORDS.signIn}</PageLink> }}
              />
            </span>
          </>
        }
      />
      <div role="status" className="mb-5 empty:hidden">
        {sentTo !== null && (
          <Notice tone="accent" icon={<MailCheck aria-hidden />} title={FORGOT_PASSWORD_PAGE_WORDS.checkYourEMail}>
            <span className="wrap-anywhere">{FORGOT_PASSWORD_PAGE_WORDS.openLinkInE(sentTo)}</span>
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
        <FormField form={form} name="email" label={FORGOT_PASSWORD_PAGE_WORDS.eMail}>
          {(control) => (
            <TextInput type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...control} />
          )}
        </FormField>
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          {sentTo === null ? FORGOT_PASSWORD_PAGE_WORDS.sendResetLink : FORGOT_PASSWORD_PAGE_WORDS.resendLink}
        </SubmitButton>
      </Form>
    </>
  );
}
