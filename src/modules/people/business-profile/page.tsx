import { useMutation, useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { Notice } from '#ui/badge.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { ControlledField, Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { countryChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';
import { api } from './api.client.ts';
import { type Business, BusinessSchema } from './model.ts';
import { NUMBER_KINDS, numberForm } from './numbers.ts';
import { ENTITIES, INDUSTRIES, PAGE_WORDS } from './words.ts';

/** Whose books are these, in law? */
export function BusinessPage() {
  const found = useQuery(api.get.queryOptions());
  const { workspace } = useCaller();
  const formats = useFormats();
  const savedAt = found.data?.savedAt;
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.businessDetailsHeading}
        note={
          <>
            {PAGE_WORDS.detailsOfEveryMemberNote(workspace.name)}
            {savedAt !== undefined && savedAt !== null && (
              <Sentence
                text={PAGE_WORDS.lastSavedOn}
                parts={{ moment: <span className="whitespace-nowrap">{writeMoment(savedAt, formats)}</span> }}
              />
            )}
          </>
        }
      />
      <Loaded query={found} skeleton={<Skeleton className="h-96" />}>
        {({ business }) => <Details key={workspace.id} business={business} />}
      </Loaded>
    </div>
  );
}

const choicesOf = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  (Object.entries(words) as [Name, string][]).map(([value, label]) => ({ value, label }));
const ENTITY_CHOICES = choicesOf(ENTITIES);
const INDUSTRY_CHOICES = choicesOf(INDUSTRIES);

function Details({ business }: { business: Business }) {
  const mayWrite = useMay(WORKSPACE.write);
  const { locale } = useFormats();
  const { id } = useCaller().workspace;
  const save = useMutation(api.save.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: BusinessSchema, defaultValues: business, draft: { name: `business-${id}` } });
  const country = form.watch('country') ?? business.country;
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const months = useMemo(() => monthChoices(locale), [locale]);
  return (
    <Form
      form={form}
      onSave={async (said) => {
        await save.mutateAsync(said);
        form.reset(said);
        toast.success(PAGE_WORDS.businessDetailsSaved);
      }}
    >
      {!mayWrite && <Notice icon={<Info aria-hidden />}>{PAGE_WORDS.onlyOwnerCanChange}</Notice>}
      <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-4">
        <Section title={PAGE_WORDS.business}>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField
              form={form}
              name="legalName"
              label={PAGE_WORDS.legalName}
              hint={PAGE_WORDS.asRegisteredNote}
              optional
            >
              {(control) => <TextInput autoComplete="organization" {...control} />}
            </FormField>
            <FormField
              form={form}
              name="tradingName"
              label={PAGE_WORDS.tradingName}
              hint={PAGE_WORDS.nameCustomersKnowNote}
              optional
            >
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="entity" label={PAGE_WORDS.form}>
              {(control) => <Select choices={ENTITY_CHOICES} {...control} />}
            </FormField>
            <FormField form={form} name="industry" label={PAGE_WORDS.industry}>
              {(control) => <Select choices={INDUSTRY_CHOICES} {...control} />}
            </FormField>
            <ControlledField
              form={form}
              name="yearStart"
              label={PAGE_WORDS.financialYearStartsIn}
              hint={PAGE_WORDS.usedForYearlyTotalsNote}
            >
              {({ value, onChange, onBlur }) => (
                <Select
                  choices={months}
                  value={String(value)}
                  onBlur={onBlur}
                  onChoose={(month) => onChange(Number(month))}
                />
              )}
            </ControlledField>
          </div>
        </Section>
        <Section title={PAGE_WORDS.countryAndNumbers} note={PAGE_WORDS.weCheckFormatOnlyNote}>
          <div className="grid gap-4 sm:grid-cols-2">
            <ComboboxField form={form} name="country" label={PAGE_WORDS.countryOfRegistration} options={countries} />
            {NUMBER_KINDS.map((kind) => {
              const { label, hint } = numberForm(country, kind);
              return (
                <FormField key={kind} form={form} name={kind} label={label} hint={hint} optional>
                  {(control) => <TextInput autoComplete="off" spellCheck={false} {...control} />}
                </FormField>
              );
            })}
          </div>
        </Section>
        <Section title={PAGE_WORDS.address}>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name="street" label={PAGE_WORDS.street} optional className="sm:col-span-2">
              {(control) => <TextInput autoComplete="street-address" {...control} />}
            </FormField>
            <FormField form={form} name="city" label={PAGE_WORDS.townOrCity} optional>
              {(control) => <TextInput autoComplete="address-level2" {...control} />}
            </FormField>
            <FormField form={form} name="region" label={PAGE_WORDS.provinceCountyOrState} optional>
              {(control) => <TextInput autoComplete="address-level1" {...control} />}
            </FormField>
            <FormField form={form} name="postalCode" label={PAGE_WORDS.postalCode} optional>
              {(control) => <TextInput autoComplete="postal-code" {...control} />}
            </FormField>
          </div>
        </Section>
        {mayWrite && (
          <SubmitButton form={form} className="self-start">
            {PAGE_WORDS.save}
          </SubmitButton>
        )}
      </fieldset>
    </Form>
  );
}

function monthChoices(locale: string) {
  const write = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, place) => ({
    value: String(place + 1),
    label: write.format(new Date(Date.UTC(2026, place, 1))),
  }));
}
