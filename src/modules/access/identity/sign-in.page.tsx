import { useState } from 'react';
import { codeOf } from '#browser/failure.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { PASSWORD_WORDS, SIGN_IN_ADVICE } from './sign-in-advice.ts';
import { Advice, AuthHeading, FieldsToMend, originOfVisit, wrongFields } from './auth.parts.tsx';
import { unbroken } from '#ui/unbroken.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { SIGN_IN_PAGE_WORDS } from './words.ts';

export function SignInPage() {
  const { goBack, carry } = originOfVisit();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.SignInSchema),
    defaultValues: { email: '', password: '' },
    draft: { name: 'sign-in', except: ['password'] },
  });
  const { errors, submitCount } = form.formState;
  return (
    <>
      <AuthHeading
        title={SIGN_IN_PAGE_WORDS.signInHeading}
        note={
          <>
            <Sentence
              text={SIGN_IN_PAGE_WORDS.newHere}
              parts={{ link: <PageLink href={carry('/auth/signup')}>{SIGN_IN_PAGE_WORDS.createAccount}</PageLink> }}
            />
          </>
        }
      />
      <p className="mb-6 text-sm text-soft">{unbroken(PASSWORD_WORDS)}</p>
      <Form
        form={form}
        onSave={async (wish) => {
          setRefused(null);
          try {
            const { secondStep } = await api.signIn(wish);
            if (secondStep) window.location.assign(carry('/auth/second-step'));
            else goBack();
          } catch (error) {
            setRefused(codeOf(error));
            throw error;
          }
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <Advice>{errors.root !== undefined && SIGN_IN_ADVICE[refused ?? '']}</Advice>
        <FormField form={form} name="email" label={SIGN_IN_PAGE_WORDS.eMail}>
          {(control) => (
            <TextInput
              type="email"
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              {...control}
            />
          )}
        </FormField>
        <FormField form={form} name="password" label={SIGN_IN_PAGE_WORDS.password}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
        <PageLink href={carry('/auth/forgot-password')} className="-mt-2 self-start py-1 text-sm">
          {SIGN_IN_PAGE_WORDS.forgotYourPassword}
        </PageLink>
        <SubmitButton form={form} size="large" className="w-full">
          {SIGN_IN_PAGE_WORDS.signIn}
        </SubmitButton>
      </Form>
    </>
  );
}
