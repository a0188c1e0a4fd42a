import { BRAND } from '#kernel/brand.ts';
import { useMutation } from '@tanstack/react-query';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type AuthUser, ProfileChangeSchema, USER_TYPES } from './model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { mayHaveCompany } from './rules.ts';
import { PROFILE_FORM_WORDS } from './words.ts';

/** What the person says of themselves. */
export function ProfileForm({ user }: { user: AuthUser }) {
  const save = useMutation(api.save.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({
    schema: ProfileChangeSchema,
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      username: user.username ?? '',
      company: user.company ?? '',
      bio: user.bio ?? '',
      dateOfBirth: user.dateOfBirth ?? '',
      userType: user.userType,
    },
    draft: { name: 'profile' },
  });
  const hasCompany = mayHaveCompany({ company: user.company, userType: form.watch('userType') });
  return (
    <Section title={PROFILE_FORM_WORDS.aboutYou}>
      <Form
        form={form}
        onSave={async (wish) => {
          await save.mutateAsync(wish);
          toast.success(PROFILE_FORM_WORDS.profileSaved);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="firstName" label={PROFILE_FORM_WORDS.firstName}>
            {(control) => <TextInput autoComplete="given-name" {...control} />}
          </FormField>
          <FormField form={form} name="lastName" label={PROFILE_FORM_WORDS.lastName}>
            {(control) => <TextInput autoComplete="family-name" {...control} />}
          </FormField>
          <FormField form={form} name="username" label={PROFILE_FORM_WORDS.username} optional>
            {(control) => <TextInput autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...control} />}
          </FormField>
          <ControlledField form={form} name="dateOfBirth" label={PROFILE_FORM_WORDS.dateOfBirth} optional>
            {(control) => <DateInput autoComplete="bday" {...dayControl(control)} />}
          </ControlledField>
          <FormField
            form={form}
            name="userType"
            label={PROFILE_FORM_WORDS.imUsingFor(BRAND.name)}
            hint={PROFILE_FORM_WORDS.setsYourFirstPageNote}
            className="sm:col-span-2"
          >
            {(control) => <Select choices={USER_TYPES} {...control} />}
          </FormField>
          {hasCompany && (
            <FormField form={form} name="company" label={PROFILE_FORM_WORDS.company} optional className="sm:col-span-2">
              {(control) => <TextInput autoComplete="organization" {...control} />}
            </FormField>
          )}
          <FormField form={form} name="bio" label={PROFILE_FORM_WORDS.shortBio} optional className="sm:col-span-2">
            {(control) => <TextArea {...control} />}
          </FormField>
        </div>
        <p className="text-sm text-faint">
          <Sentence
            text={PROFILE_FORM_WORDS.youSignInAs}
            parts={{
              email: <strong className="font-medium wrap-anywhere text-ink">{user.email}</strong>,
              link: (
                <TextLink to="/app/settings/security" className="whitespace-nowrap">
                  {PROFILE_FORM_WORDS.securityPrivacy}
                </TextLink>
              ),
            }}
          />
        </p>
        <SubmitButton form={form} className="self-start">
          {PROFILE_FORM_WORDS.save}
        </SubmitButton>
      </Form>
    </Section>
  );
}
