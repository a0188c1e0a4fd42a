import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
import { FIRST_SCOPES, type Lifetime, LIFETIMES, type Scope, SCOPE_WORDS, SCOPES } from './api-keys.words.ts';
import { Sentence } from '#ui/sentence.tsx';
import { NEW_KEY_WORDS } from './words.ts';

const CHOICES = LIFETIMES.map((days) => ({
  value: String(days),
  label: days === null ? NEW_KEY_WORDS.untilIRevokeIt : days === 365 ? NEW_KEY_WORDS.oneYear : NEW_KEY_WORDS.day(days),
}));

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const create = useMutation(api.create.mutationOptions());
  const scopes: Scope[] = [...FIRST_SCOPES];
  const days: Lifetime = 90;
  const form = useZodForm({ schema: NewKeySchema, defaultValues: { name: '', scopes, days } });
  if (key !== null)
    return (
      <SecretOnce title={NEW_KEY_WORDS.yourKey} label={NEW_KEY_WORDS.key} secret={key} onKept={onClose}>
        <Sentence
          text={NEW_KEY_WORDS.giveItOnlyTo}
          parts={{ header: <code>{NEW_KEY_WORDS.authorizationBearer}</code> }}
        />
      </SecretOnce>
    );
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={NEW_KEY_WORDS.createKey}
      description={NEW_KEY_WORDS.anyoneWithKeyCanNote}
      action={NEW_KEY_WORDS.createKey}
      onSave={async (wish) => {
        const made = await create.mutateAsync(wish);
        setKey(made.key);
        await refreshAll();
      }}
    >
      <FormField form={form} name="name" label={NEW_KEY_WORDS.name} hint={NEW_KEY_WORDS.suchAsNameOfNote}>
        {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
      </FormField>
      <ControlledField form={form} name="scopes" label={NEW_KEY_WORDS.access}>
        {({ value, onChange }) => <ScopeBoxes value={value} onChange={onChange} />}
      </ControlledField>
      <ControlledField form={form} name="days" label={NEW_KEY_WORDS.expiresAfter}>
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
    <FieldGroup legend={<span className="sr-only">{NEW_KEY_WORDS.access}</span>}>
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
