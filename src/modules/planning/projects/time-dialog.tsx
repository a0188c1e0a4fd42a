import { useCaller } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { DIALOG_WORDS } from './form-words.ts';
import { useItemActions } from './item-actions.client.ts';
import { type TimeForm, timeForm, timeFormSchema, type TimeWish } from './item-forms.ts';
import type { Time } from './items.model.ts';
import { LONGEST_NOTE } from './limits.ts';
import type { Detail } from './reading.model.ts';
import { RemoveItem } from './remove-item.tsx';

const WORDS = DIALOG_WORDS;

type TimeDialogProps = { detail: Detail; time: Time | null; onClose: () => void };

/** Logs time that someone worked, or changes an entry. */
export function TimeDialog({ detail: { project, members }, time, onClose }: TimeDialogProps) {
  const { currency, id: projectId } = project;
  const today = useToday();
  const { person } = useCaller();
  const { save, remove } = useItemActions(onClose);
  const form = useZodForm<TimeForm, TimeWish>({
    schema: timeFormSchema(currency),
    defaultValues: timeForm(time, { memberId: person.id, day: today }),
  });
  return (
    <FormDialog
      form={form}
      title={time === null ? WORDS.addTime : WORDS.editTime}
      action={time === null ? WORDS.addTime : WORDS.save}
      onClose={onClose}
      onSave={(wish) =>
        time === null
          ? save(() => api.addTime.call({ projectId, ...wish }), WORDS.done.timeAdded)
          : save(() => api.changeTime.call({ id: time.id, ...wish }), WORDS.done.timeSaved)
      }
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
    >
      <DayField form={form} name="day" label={WORDS.day} />
      <FormField form={form} name="time" label={WORDS.time} hint={WORDS.timeNote}>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="note" label={WORDS.note} optional className="sm:col-span-2">
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NOTE} {...control} />}
      </FormField>
      {members.length > 1 && (
        <FormField form={form} name="memberId" label={WORDS.assignee}>
          {(control) => <Select choices={members.map(({ id, name }) => ({ value: id, label: name }))} {...control} />}
        </FormField>
      )}
      <MoneyField form={form} name="rate" label={WORDS.rate} hint={WORDS.rateNote} optional currency={currency} />
      <Checkbox label={WORDS.billable} className="self-center" {...form.register('isBillable')} />
      {time !== null && (
        <RemoveItem onRemove={() => remove(() => api.removeTime.call({ id: time.id }), WORDS.done.timeRemoved)} />
      )}
    </FormDialog>
  );
}
