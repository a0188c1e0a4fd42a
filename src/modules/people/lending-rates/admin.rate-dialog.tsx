import { useMutation } from '@tanstack/react-query';
import { marketIn } from '#kernel/markets.ts';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { formOf, RateFormSchema } from './form.ts';
import { type EnteredRate, type LendingRate, RATE_COUNTRIES, RATE_KINDS } from './model.ts';
import { LENDING_WORDS, RATE_NAMES } from './words.ts';

const COUNTRIES = RATE_COUNTRIES.map((value) => ({ value, label: marketIn(value).name }));
const KINDS = RATE_KINDS.map((value) => ({ value, label: RATE_NAMES[value] }));

/** A rate: new, of one that came with the product, or as it is to be corrected. */
export function RateDialog({ of, onClose }: { of: EnteredRate | LendingRate | null; onClose: () => void }) {
  const add = useMutation(api.add.mutationOptions({ onSuccess: refreshAll }));
  const correct = useMutation(api.correct.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: RateFormSchema, defaultValues: formOf(of) });
  const entered = of !== null && 'id' in of ? of : null;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={entered === null ? LENDING_WORDS.addTitle : LENDING_WORDS.editTitle}
      action={LENDING_WORDS.save}
      onSave={async (rate) => {
        if (entered === null) await add.mutateAsync(rate);
        else await correct.mutateAsync({ id: entered.id, ...rate });
        toast.success(LENDING_WORDS.saved(RATE_NAMES[rate.kind]));
        onClose();
      }}
    >
      <FormField form={form} name="kind" label={LENDING_WORDS.kind}>
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="country" label={LENDING_WORDS.country}>
          {(control) => <Select choices={COUNTRIES} {...control} />}
        </FormField>
        <DayField form={form} name="day" label={LENDING_WORDS.day} />
        <FormField form={form} name="rate" label={LENDING_WORDS.rate}>
          {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
        </FormField>
      </div>
      <FormField form={form} name="source" label={LENDING_WORDS.sourceField} hint={LENDING_WORDS.sourceNote}>
        {(control) => <TextInput autoComplete="off" maxLength={200} {...control} />}
      </FormField>
    </FormDialog>
  );
}
