import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canOnSite } from '#kernel/roles.ts';
import { PLAN_NAMES } from '#modules/people/billing/model.ts';
import { AddressSchema } from '#modules/access/identity/model.ts';
import { queryClient } from '#browser/api.client.ts';
import { Badge } from '#ui/badge.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { GiveRole } from './admin.give-role.tsx';
import { RoleEnd } from './admin.held-role.tsx';
import { ROLE_NAMES, TYPE_NAMES } from './admin.words.ts';
import { api } from './api.client.ts';
import type { FoundPerson } from './model.ts';
import { ADMIN_FIND_PERSON_WORDS } from './words.ts';

/** A person who was just looked up is not looked up again to be shown. */
const FRESH_MS = 10_000;
const personAt = (email: string) => api.find.queryOptions({ input: { email }, staleTime: FRESH_MS });

/** Finds a person by their exact e-mail address. */
export function FindPerson() {
  const [email, setEmail] = useState<string | null>(null);
  const form = useZodForm({ schema: AddressSchema, defaultValues: { email: '' } });
  return (
    <Section title={ADMIN_FIND_PERSON_WORDS.findPerson}>
      <Form
        form={form}
        onSave={async (said) => {
          setEmail(null);
          await queryClient.fetchQuery(personAt(said.email));
          setEmail(said.email);
        }}
        className="flex max-w-md flex-col items-start gap-4"
      >
        <FormField
          form={form}
          name="email"
          label={ADMIN_FIND_PERSON_WORDS.eMailAddress}
          hint={ADMIN_FIND_PERSON_WORDS.fullAddressNote}
          className="w-full"
        >
          {(control) => <TextInput type="email" autoComplete="off" {...control} />}
        </FormField>
        <SubmitButton form={form}>{ADMIN_FIND_PERSON_WORDS.findPersonLabel}</SubmitButton>
      </Form>
      {email !== null && <Found email={email} />}
    </Section>
  );
}

function Found({ email }: { email: string }) {
  const found = useQuery(personAt(email));
  const { roles } = useCaller();
  return (
    <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
      {(person) => (
        <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
          <Facts person={person} />
          {canOnSite(roles, 'superuser') && <GiveRole key={person.userId} person={person} />}
        </div>
      )}
    </Loaded>
  );
}

function Facts({ person }: { person: FoundPerson }) {
  const { displayName, email, userType, tier, roles } = person;
  return (
    <div role="status" className="text-sm">
      <p className="font-medium wrap-anywhere">{displayName}</p>
      <p className="text-soft wrap-anywhere">{email}</p>
      <p className="mt-1 text-soft">{ADMIN_FIND_PERSON_WORDS.plan(TYPE_NAMES[userType], PLAN_NAMES[tier])}</p>
      {roles.length === 0 ? (
        <p className="mt-1 text-soft">{ADMIN_FIND_PERSON_WORDS.noRoleYet}</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1">
          {roles.map((held) => (
            <li key={held.role} className="flex flex-wrap items-center gap-2">
              <Badge tone={held.role === 'superuser' ? 'accent' : 'neutral'}>{ROLE_NAMES[held.role]}</Badge>
              <RoleEnd role={held} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
