import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Select } from '#ui/select.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { AuthHeading, FieldsToMend, originOfVisit, wrongFields } from '#modules/identity/auth.parts.tsx';

/** The countries with starter categories of their own; `XX` stands for all others. */
const COUNTRIES = [
  { value: 'ZA', label: 'South Africa' },
  { value: 'KE', label: 'Kenya' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'XX', label: 'Another country' },
] as const;

const USER_TYPES = [
  { value: 'individual', label: 'For myself or my household' },
  { value: 'business', label: 'For my business' },
  { value: 'business_finance_manager', label: 'As the finance manager of a business' },
  { value: 'advisor', label: 'As an advisor' },
  { value: 'financial_planner', label: 'As a financial planner' },
] as const;

export function SignUpPage() {
  const { carry } = originOfVisit();
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.SignUpSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      country: 'ZA',
      userType: 'individual',
      dateOfBirth: '',
    },
    draft: { name: 'sign-up', except: ['password'] },
  });
  const { errors, submitCount } = form.formState;
  const signIn = <PageLink href={carry('/auth/signin')}>Sign in</PageLink>;
  return (
    <>
      <AuthHeading title="Create an account" note={<>Already have one? {signIn}</>} />
      <Form
        form={form}
        onSave={async (wish) => {
          await api.start(wish);
          window.location.assign(`${carry('/auth/verify')}#${new URLSearchParams({ email: wish.email }).toString()}`);
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="firstName" label="First name">
            {(control) => <TextInput autoComplete="given-name" {...control} />}
          </FormField>
          <FormField form={form} name="lastName" label="Last name">
            {(control) => <TextInput autoComplete="family-name" {...control} />}
          </FormField>
        </div>
        <FormField form={form} name="email" label="E-mail">
          {(control) => (
            <TextInput type="email" autoComplete="email" inputMode="email" autoCapitalize="none" {...control} />
          )}
        </FormField>
        <FormField
          form={form}
          name="password"
          label="Password"
          hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
        >
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <FormField form={form} name="country" label="Country" hint="Decides your first categories and your currency.">
          {(control) => <Select autoComplete="country" choices={COUNTRIES} {...control} />}
        </FormField>
        <FormField form={form} name="userType" label="How you will use it" optional>
          {(control) => <Select choices={USER_TYPES} {...control} />}
        </FormField>
        <FormField form={form} name="dateOfBirth" label="Date of birth" optional>
          {(control) => <TextInput type="date" autoComplete="bday" {...control} />}
        </FormField>
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          Create account
        </SubmitButton>
      </Form>
    </>
  );
}
