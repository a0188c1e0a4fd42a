import { useState } from 'react';
import {
  Advice,
  AuthHeading,
  FieldsToMend,
  originOfVisit,
  PASSWORD_HINT,
  takeSecret,
  wrongFields,
} from '#modules/access/identity/auth.parts.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { NoSecret } from './no-secret.tsx';
import { RESET_PASSWORD_PAGE_WORDS } from './words.ts';

/** Where the link of an e-mail lets a person choose a new password. */
export function ResetPasswordPage() {
  const { carry } = originOfVisit();
  const [token] = useState(takeSecret);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ResetSchema),
    defaultValues: { token, password: '' },
  });
  const { errors, submitCount } = form.formState;
  const another = <PageLink href={carry('/auth/forgot-password')}>{RESET_PASSWORD_PAGE_WORDS.sendNewLink}</PageLink>;
  if (token === '')
    return (
      <NoSecret
        title={RESET_PASSWORD_PAGE_WORDS.choosePassword}
        next={{ label: RESET_PASSWORD_PAGE_WORDS.sendNewLink, href: carry('/auth/forgot-password') }}
      >
        {RESET_PASSWORD_PAGE_WORDS.yourPasswordWasNot}
      </NoSecret>
    );
  return (
    <>
      <AuthHeading
        title={RESET_PASSWORD_PAGE_WORDS.resetPasswordHeading}
        note={RESET_PASSWORD_PAGE_WORDS.thisSignsYouOutNote}
      />
      <Form
        form={form}
        onSave={async (wish) => {
          setRefused(null);
          try {
            await api.resetPassword(wish);
            leaveFlash(RESET_PASSWORD_PAGE_WORDS.passwordChanged, RESET_PASSWORD_PAGE_WORDS.youWereSignedOut);
            window.location.replace(carry('/auth/signin'));
          } catch (error) {
            setRefused(codeOf(error));
            throw error;
          }
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <Advice>{errors.root !== undefined && refused === 'RESET_FAILED' && <p>{another}</p>}</Advice>
        <FormField form={form} name="password" label={RESET_PASSWORD_PAGE_WORDS.newPassword} hint={PASSWORD_HINT}>
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          {RESET_PASSWORD_PAGE_WORDS.setPassword}
        </SubmitButton>
      </Form>
    </>
  );
}
