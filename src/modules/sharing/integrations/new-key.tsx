import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#kernel/plural.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SecretOnce } from '#ui/secret-once.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api-keys.api.client.ts';
import { NewKeySchema } from './api-keys.model.ts';
import { type Lifetime, LIFETIMES, type Scope, SCOPE_WORDS, SCOPES } from './api-keys.words.ts';

const CHOICES = LIFETIMES.map((days) => ({
  value: String(days),
  label: days === null ? 'Until I revoke it' : days === 365 ? 'One year' : plural(days, 'day'),
}));

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const create = useMutation(api.create.mutationOptions());
  const scopes: Scope[] = [...SCOPES];
  const days: Lifetime = 90;
  const form = useZodForm({ schema: NewKeySchema, defaultValues: { name: '', scopes, days } });
  if (key !== null)
    return (
      <SecretOnce title="Your key" label="Key" secret={key} onKept={onClose}>
        Give it only to your program: anyone with this key can read your data. Send it with each call, in the header{' '}
        <code>Authorization: Bearer</code>.
      </SecretOnce>
    );
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Create key"
      description="Anyone with the key can read this workspace until it expires or you revoke it."
      action="Create key"
      onSave={async (wish) => {
        const made = await create.mutateAsync(wish);
        setKey(made.key);
        await refreshAll();
      }}
    >
      <FormField form={form} name="name" label="Name" hint="Such as the name of the program.">
        {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
      </FormField>
      <ControlledField form={form} name="scopes" label="Access">
        {({ value, onChange }) => <ScopeBoxes value={value} onChange={onChange} />}
      </ControlledField>
      <ControlledField form={form} name="days" label="Expires after">
        {({ value, onChange, onBlur }) => (
          <Select
            choices={CHOICES}
            value={String(value)}
            onBlur={onBlur}
            onChoose={(chosen) => onChange(LIFETIMES.find((lifetime) => String(lifetime) === chosen) ?? null)}
          />
        )}
      </ControlledField>
    </FormDialog>
  );
}

function ScopeBoxes({ value, onChange }: { value: readonly Scope[]; onChange: (scopes: Scope[]) => void }) {
  return (
    <FieldGroup legend={<span className="sr-only">Access</span>}>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          checked={value.includes(scope)}
          onChange={({ target }) =>
            onChange(SCOPES.filter((one) => (one === scope ? target.checked : value.includes(one))))
          }
          label={
            <span className="flex flex-col">
              <span className="font-medium">{SCOPE_WORDS[scope].label}</span>
              <span className="text-faint">{SCOPE_WORDS[scope].hint}</span>
            </span>
          }
        />
      ))}
    </FieldGroup>
  );
}
