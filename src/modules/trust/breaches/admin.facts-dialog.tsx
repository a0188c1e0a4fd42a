import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '#ui/formats.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { now } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { ConcernedFields } from './admin.concerned-fields.tsx';
import { api } from './api.client.ts';
import { factsFormSchema, formOf } from './form.client.ts';
import type { Breach } from './model.ts';
import { CAPACITIES, CAPACITY_WORDS, RISK_WORDS, RISKS } from './words.ts';

const RISK_CHOICES = RISKS.map((value) => ({ value, label: RISK_WORDS[value] }));
const CAPACITY_CHOICES = CAPACITIES.map((value) => ({ value, label: CAPACITY_WORDS[value] }));

/** The facts of a breach, new or as they are known now. */
export function FactsDialog({ breach, onClose }: { breach: Breach | null; onClose: () => void }) {
  const { timeZone } = useFormats();
  const record = useMutation(api.record.mutationOptions({ onSuccess: refreshAll }));
  const correct = useMutation(api.correct.mutationOptions({ onSuccess: refreshAll }));
  const schema = useMemo(() => factsFormSchema(timeZone), [timeZone]);
  const form = useZodForm({
    schema,
    defaultValues: formOf(breach?.facts ?? null, now(), timeZone),
    draft: { name: `breach-${breach?.id ?? 'new'}` },
  });
  const zone = `Time zone: ${timeZone}.`;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="large"
      title={breach === null ? 'Record a breach' : 'Edit facts'}
      description="Enter what you know now. Do not name the people affected."
      action={breach === null ? 'Record breach' : 'Save facts'}
      className="grid gap-4 sm:grid-cols-2"
      onSave={async (facts) => {
        if (breach === null) await record.mutateAsync(facts);
        else await correct.mutateAsync({ id: breach.id, facts });
        toast.success(breach === null ? 'Breach recorded. The deadlines are running' : 'Facts saved');
        onClose();
      }}
    >
      <FormField form={form} name="title" label="Title" className="sm:col-span-2">
        {(control) => <TextInput maxLength={120} {...control} />}
      </FormField>
      <FormField form={form} name="discoveredAt" label="Discovered" hint={`When you first noticed it. ${zone}`}>
        {(control) => <TextInput type="datetime-local" {...control} />}
      </FormField>
      <FormField form={form} name="awareAt" label="Aware" hint="When you knew that personal data was affected.">
        {(control) => <TextInput type="datetime-local" {...control} />}
      </FormField>
      <FormField form={form} name="risk" label="Risk for people">
        {(control) => <Select choices={RISK_CHOICES} {...control} />}
      </FormField>
      <FormField form={form} name="capacity" label="Our role">
        {(control) => <Select choices={CAPACITY_CHOICES} {...control} />}
      </FormField>
      <FormField form={form} name="whatHappened" label="What happened" className="sm:col-span-2">
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <FormField form={form} name="whatData" label="Data affected">
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <FormField form={form} name="whoseData" label="People affected" optional>
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <div className="sm:col-span-2">
        <ControlledField form={form} name="concerned" label="People affected, by country">
          {({ value, onChange }) => <ConcernedFields value={value} onChange={onChange} />}
        </ControlledField>
      </div>
      <FormField form={form} name="effects" label="Effects" optional>
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <FormField form={form} name="remedy" label="Actions" optional hint="What you did, and what people should do.">
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
    </FormDialog>
  );
}
