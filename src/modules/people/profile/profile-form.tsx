import { BRAND } from '#kernel/brand.ts';
import { useMutation } from '@tanstack/react-query';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type AuthUser, ProfileChangeSchema, USER_TYPES } from './model.ts';

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
  return (
    <Section title="About you">
      <Form
        form={form}
        onSave={async (wish) => {
          await save.mutateAsync(wish);
          toast.success('Profile saved');
        }}
      >
        <div className="grid gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2">
          <FormField form={form} name="firstName" label="First name">
            {(control) => <TextInput autoComplete="given-name" {...control} />}
          </FormField>
          <FormField form={form} name="lastName" label="Last name">
            {(control) => <TextInput autoComplete="family-name" {...control} />}
          </FormField>
          <FormField form={form} name="username" label="Username" optional>
            {(control) => <TextInput autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...control} />}
          </FormField>
          <FormField form={form} name="dateOfBirth" label="Date of birth" optional>
            {(control) => <TextInput type="date" autoComplete="bday" {...control} />}
          </FormField>
          <FormField
            form={form}
            name="userType"
            label={`I’m using ${BRAND.name} for`}
            hint="Sets your first page and your menu."
            className="sm:col-span-2"
          >
            {(control) => <Select choices={USER_TYPES} {...control} />}
          </FormField>
          <FormField form={form} name="company" label="Company" optional className="sm:col-span-2">
            {(control) => <TextInput autoComplete="organization" {...control} />}
          </FormField>
          <FormField form={form} name="bio" label="Short bio" optional className="sm:col-span-2">
            {(control) => <TextArea {...control} />}
          </FormField>
        </div>
        <p className="text-sm text-faint">
          You sign in as <strong className="font-medium wrap-anywhere text-ink">{user.email}</strong>. Change it under{' '}
          <TextLink to="/app/settings/security">Security & Privacy</TextLink>.
        </p>
        <SubmitButton form={form} className="self-start">
          Save
        </SubmitButton>
      </Form>
    </Section>
  );
}
