import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { RequiredValueSchema } from './form.ts';
import { type Asset, ValuationSchema, ValuationSourceSchema } from './model.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { DETAIL_WORDS, SOURCE_LABELS } from './words.ts';

const SOURCES = ValuationSourceSchema.options.map((value) => ({ value, label: SOURCE_LABELS[value] }));
const FormSchema = z.object({
  day: ValuationSchema.shape.day,
  amount: RequiredValueSchema,
  source: ValuationSourceSchema,
});
type Form = z.input<typeof FormSchema>;

/** What an asset was worth on a day, in place of what was said of that day before. */
export function ValueDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { id, name, currency, valuations } = asset;
  const setValuation = useMutation(api.setValuation.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const defaultValues: Form = { day: useToday(), amount: null, source: 'estimate' };
  const form = useZodForm<Form, z.output<typeof FormSchema>>({ schema: FormSchema, defaultValues });
  return (
    <FormDialog
      form={form}
      size="small"
      onClose={onClose}
      title={DETAIL_WORDS.addValueTo(name)}
      action={DETAIL_WORDS.addValue}
      onSave={async ({ amount: { minor }, ...wish }) => {
        const before = valuations.find(({ day }) => day === wish.day);
        await setValuation.mutateAsync({ id, ...wish, amount: { minor, currency } });
        tellDone(DETAIL_WORDS.valueSaved(name), () =>
          before === undefined
            ? api.removeValuation.call({ id, day: wish.day })
            : api.setValuation.call({ id, ...before }),
        );
        onClose();
      }}
    >
      <ControlledField form={form} name="day" label={DETAIL_WORDS.day}>
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
      <MoneyField form={form} name="amount" label={DETAIL_WORDS.value} currency={currency} />
      <FormField form={form} name="source" label={DETAIL_WORDS.source}>
        {(control) => <Select choices={SOURCES} {...control} />}
      </FormField>
    </FormDialog>
  );
}
