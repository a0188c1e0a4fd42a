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
import { NEW_BOOKS_WORDS } from './words.ts';

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
      title={NEW_BOOKS_WORDS.newWorkspace}
      description={NEW_BOOKS_WORDS.forHouseholdOrBusinessNote}
      action={NEW_BOOKS_WORDS.createWorkspace}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={async (wish) => openBooks((await create.mutateAsync(wish)).id)}
    >
      <FormField form={form} name="name" label={NEW_BOOKS_WORDS.name} hint={NEW_BOOKS_WORDS.suchAsDlaminisOrNote}>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="kind" label={NEW_BOOKS_WORDS.kind}>
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      <ComboboxField
        form={form}
        name="country"
        label={NEW_BOOKS_WORDS.country}
        hint={NEW_BOOKS_WORDS.setsFirstCategoriesNote}
        options={countries}
        onChoose={(next) => {
          if (!isChosen.current) form.setValue('currency', currencyIn(next) ?? currencyOf(next));
        }}
      />
      <ComboboxField
        form={form}
        name="currency"
        label={NEW_BOOKS_WORDS.currency}
        options={currencies}
        onChoose={() => {
          isChosen.current = true;
        }}
      />
    </FormDialog>
  );
}
