import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { SiteRoleSchema } from '#kernel/role-schemas.ts';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { endOfDay, ROLE_NAMES } from './admin.words.ts';
import { api } from './api.client.ts';
import type { FoundPerson } from './model.ts';
import { ADMIN_GIVE_ROLE_WORDS } from './words.ts';

const GivenRoleSchema = z.object({ role: SiteRoleSchema, lastDay: z.string() });
const CHOICES = SiteRoleSchema.options.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** Makes someone an administrator or a superuser, for a time or until it is revoked. */
export function GiveRole({ person: { userId, displayName } }: { person: FoundPerson }) {
  const { timeZone } = useFormats();
  const give = useMutation(api.give.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: GivenRoleSchema, defaultValues: { role: 'admin', lastDay: '' } });
  return (
    <Form
      form={form}
      onSave={async ({ role, lastDay }) => {
        await give.mutateAsync({ userId, role, expiresAt: endOfDay(lastDay, timeZone) });
        toast.success(`${displayName} is now ${role === 'admin' ? 'an administrator' : 'a superuser'}`, {
          description: ADMIN_GIVE_ROLE_WORDS.weToldThemThey,
        });
      }}
      className="flex max-w-md flex-col items-start gap-4"
    >
      <FormField form={form} name="role" label={ADMIN_GIVE_ROLE_WORDS.role} className="w-full">
        {(control) => <Select choices={CHOICES} {...control} />}
      </FormField>
      <ControlledField form={form} name="lastDay" label={ADMIN_GIVE_ROLE_WORDS.lastDay} optional className="w-full">
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
      <SubmitButton form={form}>{ADMIN_GIVE_ROLE_WORDS.giveRole}</SubmitButton>
    </Form>
  );
}
