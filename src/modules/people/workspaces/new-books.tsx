import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import * as z from 'zod';
import { useCaller } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { openBooks } from '#browser/open-workspace.client.ts';
import { countryChoices, currencyChoices, currencyIn } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { BooksNameSchema, currencyOf, KIND_LABELS, NewKindSchema } from './model.ts';

const KINDS = NewKindSchema.options.map((value) => ({ value, label: KIND_LABELS[value] }));
const FormSchema = z.object({
  name: BooksNameSchema,
  kind: NewKindSchema,
  country: z.string().min(1, 'country is required'),
  currency: z.string().min(1, 'currency is required'),
});

/** Opens books of a household or a business, and then shows them. */
export function NewBooksDialog({ onClose }: { onClose: () => void }) {
  const { person } = useCaller();
  const { locale } = useFormats();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const create = useMutation(api.create.mutationOptions());
  const isChosen = useRef(false);
  const country = person.country === 'XX' ? 'ZA' : person.country;
  const form = useZodForm({
    schema: FormSchema,
    defaultValues: { name: '', kind: 'household' as const, country, currency: currencyOf(country) },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="New workspace"
      description="For a household or a business. You can share it."
      action="Create workspace"
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={async (wish) => openBooks((await create.mutateAsync(wish)).id)}
    >
      <FormField form={form} name="name" label="Name" hint="Such as “The Dlaminis” or “Dlamini Trading”.">
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="kind" label="Kind">
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      <ComboboxField
        form={form}
        name="country"
        label="Country"
        hint="Sets the first categories."
        options={countries}
        onChoose={(next) => {
          if (!isChosen.current) form.setValue('currency', currencyIn(next) ?? currencyOf(next));
        }}
      />
      <ComboboxField
        form={form}
        name="currency"
        label="Currency"
        options={currencies}
        onChoose={() => {
          isChosen.current = true;
        }}
      />
    </FormDialog>
  );
}
