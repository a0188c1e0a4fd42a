import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import { useState } from 'react';
import { Advice, AuthHeading, FieldsToMend, originOfVisit, wrongFields } from '#modules/access/identity/auth.parts.tsx';
import {
  ABOUT,
  CountryField,
  guessedCountry,
  NameFields,
  TermsNote,
  UseFields,
} from '#modules/access/sign-ups/about.parts.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { Form, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { api } from './api.client.ts';
import { Sentence } from '#ui/sentence.tsx';
import { NEWCOMER_FORM_WORDS } from './words.ts';

/** Whom another service has named, and who has no account here. */
export type Newcomer = { readonly email: string; readonly firstName: string; readonly lastName: string };

const ADVICE: Readonly<Record<string, string>> = {
  SIGN_UP_FAILED: NEWCOMER_FORM_WORDS.thisAddressAlreadyHas,
  SIGN_UP_FORGOTTEN: NEWCOMER_FORM_WORDS.goBackToSign,
};

/** What we ask of a newcomer before there is an account. */
export function NewcomerForm({ newcomer, onDone }: { newcomer: Newcomer; onDone: () => void }) {
  const { carry } = originOfVisit();
  const { email, firstName, lastName } = newcomer;
  const [refused, setRefused] = useState<string | null>(null);
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ProviderSignUpSchema),
    defaultValues: {
      firstName,
      lastName,
      country: guessedCountry(),
      userType: 'individual',
      monthStart: CALENDAR_MONTH,
      dateOfBirth: '',
    },
  });
  const { errors, submitCount } = form.formState;
  return (
    <>
      <AuthHeading
        title={NEWCOMER_FORM_WORDS.createAccountHeading}
        note={
          <>
            <Sentence
              text={NEWCOMER_FORM_WORDS.hasNoAccountYet}
              parts={{
                email: <strong className="font-medium wrap-anywhere text-ink">{email}</strong>,
                link: <PageLink href={carry('/auth/signin')}>{NEWCOMER_FORM_WORDS.signIn}</PageLink>,
              }}
            />
          </>
        }
      />
      <Form
        form={form}
        onSave={async (wish) => {
          setRefused(null);
          try {
            await api.signUp(wish);
            onDone();
          } catch (error) {
            setRefused(codeOf(error));
            throw error;
          }
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <Advice>{errors.root !== undefined && ADVICE[refused ?? '']}</Advice>
        <CountryField form={form} names={ABOUT} />
        <NameFields form={form} names={ABOUT} />
        <UseFields form={form} names={ABOUT} />
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          {NEWCOMER_FORM_WORDS.createAccount}
        </SubmitButton>
        <TermsNote />
      </Form>
    </>
  );
}
