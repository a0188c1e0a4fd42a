import { useMutation } from '@tanstack/react-query';
import { OCCASIONS } from '#kernel/expected-holidays.ts';
import { marketIn } from '#kernel/markets.ts';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { formOf, HolidayFormSchema } from './form.ts';
import { type ExpectedDay, HOLIDAY_COUNTRIES, type PublicHoliday } from './model.ts';
import { HOLIDAY_WORDS, OCCASION_NAMES } from './words.ts';

const COUNTRIES = HOLIDAY_COUNTRIES.map((value) => ({ value, label: marketIn(value).name }));
const KINDS = (['yes', 'no'] as const).map((value) => ({ value, label: HOLIDAY_WORDS.kinds[value] }));
const OCCASION_CHOICES = [
  { value: 'other', label: HOLIDAY_WORDS.otherOccasion },
  ...OCCASIONS.map((value) => ({ value, label: OCCASION_NAMES[value] })),
];

/** A day that was announced: new, of one that was expected, or as it is to be corrected. */
export function HolidayDialog({ of, onClose }: { of: PublicHoliday | ExpectedDay | null; onClose: () => void }) {
  const add = useMutation(api.add.mutationOptions({ onSuccess: refreshAll }));
  const correct = useMutation(api.correct.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: HolidayFormSchema, defaultValues: formOf(of) });
  const entered = of !== null && 'id' in of ? of : null;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={entered === null ? HOLIDAY_WORDS.addTitle : HOLIDAY_WORDS.editTitle}
      action={HOLIDAY_WORDS.save}
      onSave={async (holiday) => {
        if (entered === null) await add.mutateAsync(holiday);
        else await correct.mutateAsync({ id: entered.id, ...holiday });
        toast.success(HOLIDAY_WORDS.saved(holiday.name));
        onClose();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="country" label={HOLIDAY_WORDS.country}>
          {(control) => <Select choices={COUNTRIES} {...control} />}
        </FormField>
        <ControlledField form={form} name="day" label={HOLIDAY_WORDS.day}>
          {(control) => <DateInput {...dayControl(control)} />}
        </ControlledField>
        <FormField form={form} name="kind" label={HOLIDAY_WORDS.kind}>
          {(control) => <Select choices={KINDS} {...control} />}
        </FormField>
        <FormField form={form} name="occasion" label={HOLIDAY_WORDS.occasion} hint={HOLIDAY_WORDS.occasionNote}>
          {(control) => <Select choices={OCCASION_CHOICES} {...control} />}
        </FormField>
      </div>
      <FormField form={form} name="name" label={HOLIDAY_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={80} {...control} />}
      </FormField>
      <FormField form={form} name="source" label={HOLIDAY_WORDS.sourceField} hint={HOLIDAY_WORDS.sourceNote}>
        {(control) => <TextInput autoComplete="off" maxLength={200} {...control} />}
      </FormField>
    </FormDialog>
  );
}
