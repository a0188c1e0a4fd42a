import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { ABOUT, CountryField, guessedCountry, NameFields, TermsNote, UseFields } from './about.parts.tsx';
import { api } from './api.client.ts';
import {
  AuthHeading,
  FieldsToMend,
  originOfVisit,
  PASSWORD_HINT,
  wrongFields,
} from '#modules/access/identity/auth.parts.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS } from './first-words.ts';

export function SignUpPage() {
  const { carry } = originOfVisit();
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.SignUpSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      country: guessedCountry(),
      userType: 'individual',
      monthStart: CALENDAR_MONTH,
      dateOfBirth: '',
    },
    draft: { name: 'sign-up', except: ['password'] },
  });
  const { errors, submitCount } = form.formState;
  const signIn = <PageLink href={carry('/auth/signin')}>{PAGE_WORDS.signIn}</PageLink>;
  return (
    <>
      <AuthHeading
        title={PAGE_WORDS.createAccountHeading}
        note={
          <>
            <Sentence text={PAGE_WORDS.alreadyHaveOne} parts={{ signIn: signIn }} />
          </>
        }
      />
      <Form
        form={form}
        onSave={async (wish) => {
          await api.start(wish);
          window.location.assign(`${carry('/auth/verify')}#${new URLSearchParams({ email: wish.email }).toString()}`);
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <CountryField form={form} names={ABOUT} />
        <NameFields form={form} names={ABOUT} />
        <FormField form={form} name="email" label={PAGE_WORDS.eMail}>
          {(control) => (
            <TextInput type="email" autoComplete="email" inputMode="email" autoCapitalize="none" {...control} />
          )}
        </FormField>
        <FormField form={form} name="password" label={PAGE_WORDS.password} hint={PASSWORD_HINT}>
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <UseFields form={form} names={ABOUT} />
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          {PAGE_WORDS.createAccount}
        </SubmitButton>
        <TermsNote />
      </Form>
    </>
  );
}
