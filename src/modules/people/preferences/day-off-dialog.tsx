import type { DayOff } from '#kernel/person-months.ts';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DAYS_OFF_WORDS } from './words.ts';

const loadSchema = () => import('#kernel/preference-schemas.ts').then(({ DayOffSchema }) => DayOffSchema);

/** A day off that is added; one that is there on the same day gets the new name. */
export function DayOffDialog({ onAdd, onClose }: { onAdd: (added: DayOff) => void; onClose: () => void }) {
  const form = useZodForm({ schema: loadSchema, defaultValues: { day: '', name: '' } });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={DAYS_OFF_WORDS.add}
      action={DAYS_OFF_WORDS.add}
      onSave={(added) => {
        onAdd(added);
        onClose();
        return Promise.resolve();
      }}
    >
      <ControlledField form={form} name="day" label={DAYS_OFF_WORDS.day}>
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
      <FormField form={form} name="name" label={DAYS_OFF_WORDS.name} hint={DAYS_OFF_WORDS.nameNote}>
        {(control) => <TextInput autoComplete="off" maxLength={80} {...control} />}
      </FormField>
    </FormDialog>
  );
}
