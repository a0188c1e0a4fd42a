import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookGroup } from '#kernel/manifest.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SecretOnce } from '#ui/secret-once.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './webhooks.api.client.ts';
import { type Endpoint, EndpointWishSchema } from './webhooks.model.ts';
import { SIGNATURE_HEADER } from './webhooks.rules.ts';
import { Sentence } from '#ui/sentence.tsx';
import { ENDPOINT_DIALOG_WORDS } from './words.ts';

type Groups = readonly WebhookGroup[];
type DialogProps = { endpoint: Endpoint | null; groups: Groups; onClose: () => void };

/** Adds an address (null), or changes where and of what it is told. */
export function EndpointDialog({ endpoint, groups, onClose }: DialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const create = useMutation(api.create.mutationOptions());
  const update = useMutation(api.update.mutationOptions());
  const events = endpoint === null ? groups.flatMap((group) => group.events) : [...endpoint.events];
  const form = useZodForm({ schema: EndpointWishSchema, defaultValues: { url: endpoint?.url ?? '', events } });
  if (secret !== null)
    return (
      <SecretOnce
        title={ENDPOINT_DIALOG_WORDS.webhookSecret}
        label={ENDPOINT_DIALOG_WORDS.secret}
        secret={secret}
        onKept={onClose}
      >
        <Sentence text={ENDPOINT_DIALOG_WORDS.programUsesItAnd} parts={{ header: <code>{SIGNATURE_HEADER}</code> }} />
      </SecretOnce>
    );
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={endpoint === null ? ENDPOINT_DIALOG_WORDS.addWebhook : ENDPOINT_DIALOG_WORDS.changeWebhook}
      description={ENDPOINT_DIALOG_WORDS.callSaysWhatChangedNote}
      action={endpoint === null ? ENDPOINT_DIALOG_WORDS.addWebhook : ENDPOINT_DIALOG_WORDS.save}
      onSave={async (wish) => {
        if (endpoint === null) {
          setSecret((await create.mutateAsync(wish)).secret);
        } else {
          const changed = await update.mutateAsync({ ...wish, id: endpoint.id });
          toast.success(ENDPOINT_DIALOG_WORDS.webhookSaved);
          if (changed.secret === null) onClose();
          else setSecret(changed.secret);
        }
        await refreshAll();
      }}
    >
      <FormField
        form={form}
        name="url"
        label={ENDPOINT_DIALOG_WORDS.address}
        hint={ENDPOINT_DIALOG_WORDS.publicAddressThatBeginsNote(
          endpoint === null ? '' : ENDPOINT_DIALOG_WORDS.newHostGetsNew,
        )}
      >
        {(control) => (
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={500}
            {...control}
          />
        )}
      </FormField>
      <ControlledField form={form} name="events" label={ENDPOINT_DIALOG_WORDS.sendCallsFor}>
        {({ value, onChange }) => <GroupChoice groups={groups} value={value} onChange={onChange} />}
      </ControlledField>
    </FormDialog>
  );
}

type ChoiceProps = { groups: Groups; value: readonly string[]; onChange: (events: string[]) => void };

function GroupChoice({ groups, value, onChange }: ChoiceProps) {
  return (
    <FieldGroup legend={<span className="sr-only">{ENDPOINT_DIALOG_WORDS.sendCallsFor}</span>}>
      {groups.map(({ label, hint, events }) => {
        const chosen = events.filter((event) => value.includes(event)).length;
        return (
          <Checkbox
            key={label}
            checked={chosen === events.length}
            mixed={chosen > 0 && chosen < events.length}
            onChange={({ target }) => {
              const rest = value.filter((event) => !events.includes(event));
              onChange(target.checked ? [...rest, ...events] : rest);
            }}
            label={
              <span className="flex flex-col">
                <span className="font-medium">{label}</span>
                <span className="text-faint">{hint}</span>
              </span>
            }
          />
        );
      })}
    </FieldGroup>
  );
}
