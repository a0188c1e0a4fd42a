import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import type { Money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import type { Item, Occurrence } from './model.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import { EDIT_WORDS, FIELD_ERRORS } from './words.ts';

const FormSchema = z.object({
  due: DaySchema,
  amount: z
    .union([z.null(), MoneySchema, z.string()])
    .refine((value) => value !== null && typeof value !== 'string' && value.minor > 0n, FIELD_ERRORS.amount)
    .transform((value): Money => value as Money),
});

type OccurrenceDialogProps = {
  item: Item;
  occurrence: Occurrence;
  changes: RecurringChanges;
  onClose: () => void;
};

/** Another day or another amount for one payment, and for no other. */
export function OccurrenceDialog({ item, occurrence, changes, onClose }: OccurrenceDialogProps) {
  const formats = useFormats();
  const { on, due, expected } = occurrence;
  const form = useZodForm({ schema: FormSchema, defaultValues: { due, amount: expected } });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={EDIT_WORDS.changeOne(item.name, writeDay(due, formats))}
      description={EDIT_WORDS.onlyThisOneNote}
      size="small"
      action={EDIT_WORDS.save}
      onSave={async (wish) => {
        const before = item.changes.find((one) => one.on === on);
        const isSameAmount = wish.amount.minor === expected.minor;
        changes.changeOne(item, on, {
          isSkipped: false,
          movedTo: wish.due === due ? (before?.movedTo ?? null) : wish.due,
          amount: isSameAmount ? (before?.amount ?? null) : wish.amount,
        });
        onClose();
      }}
    >
      <ControlledField form={form} name="due" label={EDIT_WORDS.dueOn}>
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
      <ControlledField form={form} name="amount" label={EDIT_WORDS.amount}>
        {({ value, onChange, ...control }) => (
          <MoneyInput
            {...control}
            currency={expected.currency}
            value={typeof value === 'string' ? null : value}
            onChange={(amount, text) => onChange(amount ?? text)}
          />
        )}
      </ControlledField>
    </FormDialog>
  );
}
