import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { RateFormSchema } from './form.ts';
import { useRateText } from './rate-text.client.ts';
import { WORDS } from './words.ts';

/** Adds a rate by hand. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const { locale } = useFormats();
  const write = useRateText();
  const to = useCaller().workspace.currency;
  const day = useToday();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const tellDone = useDone();
  const create = useMutation(api.create.mutationOptions());
  const form = useZodForm({
    schema: RateFormSchema,
    defaultValues: { from: to === 'USD' ? 'EUR' : 'USD', to, rate: '', day },
  });
  return (
    <FormDialog
      form={form}
      title={WORDS.add}
      action={WORDS.add}
      onClose={onClose}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={async (wish) => {
        const { replaced, ...key } = await create.mutateAsync(wish);
        const { from, to, day } = key;
        const takeBack = () =>
          replaced === null ? api.remove.call(key) : api.create.call({ from, to, day, rate: replaced });
        tellDone(WORDS.added(WORDS.pair(from, to)), takeBack);
        onClose();
        await refreshAll();
      }}
    >
      <ComboboxField form={form} name="from" label={WORDS.from} options={currencies} />
      <ComboboxField form={form} name="to" label={WORDS.to} options={currencies} />
      <FormField form={form} name="rate" label={WORDS.rate} hint={WORDS.rateHint(write('18.3345'))}>
        {(control) => <TextInput autoComplete="off" inputMode="decimal" {...control} />}
      </FormField>
      <ControlledField form={form} name="day" label={WORDS.day}>
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
    </FormDialog>
  );
}
