import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '#ui/formats.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MomentInput } from '#ui/moment-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { now } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { ConcernedFields } from './admin.concerned-fields.tsx';
import { api } from './api.client.ts';
import { factsFormSchema, formOf } from './form.client.ts';
import type { Breach } from './model.ts';
import { CAPACITIES, CAPACITY_WORDS, RISK_WORDS, RISKS, ADMIN_FACTS_DIALOG_WORDS } from './words.ts';

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
  const zone = ADMIN_FACTS_DIALOG_WORDS.timeZone(timeZone);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="large"
      title={breach === null ? ADMIN_FACTS_DIALOG_WORDS.recordBreach : ADMIN_FACTS_DIALOG_WORDS.editFacts}
      description={ADMIN_FACTS_DIALOG_WORDS.enterWhatYouKnowNote}
      action={breach === null ? ADMIN_FACTS_DIALOG_WORDS.recordBreachLabel : ADMIN_FACTS_DIALOG_WORDS.saveFacts}
      className="grid gap-4 sm:grid-cols-2"
      onSave={async (facts) => {
        if (breach === null) await record.mutateAsync(facts);
        else await correct.mutateAsync({ id: breach.id, facts });
        toast.success(
          breach === null ? ADMIN_FACTS_DIALOG_WORDS.breachRecordedDeadlinesAre : ADMIN_FACTS_DIALOG_WORDS.factsSaved,
        );
        onClose();
      }}
    >
      <FormField form={form} name="title" label={ADMIN_FACTS_DIALOG_WORDS.title} className="sm:col-span-2">
        {(control) => <TextInput maxLength={120} {...control} />}
      </FormField>
      <ControlledField
        form={form}
        name="discoveredAt"
        label={ADMIN_FACTS_DIALOG_WORDS.discovered}
        hint={ADMIN_FACTS_DIALOG_WORDS.whenYouFirstNoticedNote(zone)}
      >
        {({ value, onChange, onBlur }) => <MomentInput value={value} onChange={onChange} onBlur={onBlur} />}
      </ControlledField>
      <ControlledField
        form={form}
        name="awareAt"
        label={ADMIN_FACTS_DIALOG_WORDS.aware}
        hint={ADMIN_FACTS_DIALOG_WORDS.whenYouKnewThatNote}
      >
        {({ value, onChange, onBlur }) => <MomentInput value={value} onChange={onChange} onBlur={onBlur} />}
      </ControlledField>
      <FormField form={form} name="risk" label={ADMIN_FACTS_DIALOG_WORDS.riskForPeople}>
        {(control) => <Select choices={RISK_CHOICES} {...control} />}
      </FormField>
      <FormField form={form} name="capacity" label={ADMIN_FACTS_DIALOG_WORDS.ourRole}>
        {(control) => <Select choices={CAPACITY_CHOICES} {...control} />}
      </FormField>
      <FormField
        form={form}
        name="whatHappened"
        label={ADMIN_FACTS_DIALOG_WORDS.whatHappened}
        className="sm:col-span-2"
      >
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <FormField form={form} name="whatData" label={ADMIN_FACTS_DIALOG_WORDS.dataAffected}>
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <FormField form={form} name="whoseData" label={ADMIN_FACTS_DIALOG_WORDS.peopleAffected} optional>
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <div className="sm:col-span-2">
        <ControlledField form={form} name="concerned" label={ADMIN_FACTS_DIALOG_WORDS.peopleAffectedByCountry}>
          {({ value, onChange }) => <ConcernedFields value={value} onChange={onChange} />}
        </ControlledField>
      </div>
      <FormField form={form} name="effects" label={ADMIN_FACTS_DIALOG_WORDS.effects} optional>
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
      <FormField
        form={form}
        name="remedy"
        label={ADMIN_FACTS_DIALOG_WORDS.actions}
        optional
        hint={ADMIN_FACTS_DIALOG_WORDS.whatYouDidAndNote}
      >
        {(control) => <TextArea maxLength={1000} {...control} />}
      </FormField>
    </FormDialog>
  );
}
