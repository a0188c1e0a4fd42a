import type { ReactNode } from 'react';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { accountChoices } from '#modules/money/accounts/choices.parts.ts';
import { TagPicker } from '#modules/money/tags/picker.parts.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { DayField } from '#ui/day-field.tsx';
import { ControlledField, Form, FormField, SubmitButton } from '#ui/form.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ManyPicker } from '#ui/many-picker.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Section } from '#ui/page-header.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import type { ProjectWish } from './form.ts';
import { FORM_WORDS } from './form-words.ts';
import { KINDS, STATES } from './kinds.ts';
import { LineFields } from './line-fields.tsx';
import { LONGEST_NAME, LONGEST_NOTE } from './limits.ts';
import type { Members, OwnForm } from './own-form.client.ts';
import { PeopleFields } from './people-fields.tsx';
import { KIND_WORDS, STATE_WORDS } from './words.ts';

const KIND_CHOICES = KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const STATE_CHOICES = STATES.filter((state) => state !== 'closed').map((value) => ({
  value,
  label: STATE_WORDS[value],
}));
const TWO_COLUMNS = 'grid gap-4 sm:grid-cols-2';

type ProjectFormFieldsProps = {
  form: OwnForm;
  members: Members;
  /** Its currency and its state are chosen here. */
  isNew: boolean;
  action: string;
  backTo: string;
  onSave: (wish: ProjectWish) => Promise<unknown>;
};

/** All that is said of a project, in parts. */
export function ProjectFormFields({ form, members, isNew, action, backTo, onSave }: ProjectFormFieldsProps) {
  return (
    <Form form={form} onSave={onSave} className="flex max-w-4xl flex-col gap-5">
      <Section title={FORM_WORDS.about}>
        <About form={form} isNew={isNew} />
      </Section>
      {form.watch('kind') === 'client' && (
        <Section title={FORM_WORDS.clientSection}>
          <Client form={form} />
        </Section>
      )}
      <Section title={FORM_WORDS.rule} note={FORM_WORDS.ruleNote}>
        <RuleFields form={form} />
      </Section>
      <Section title={FORM_WORDS.lines} note={FORM_WORDS.linesNote}>
        <LineFields form={form} />
      </Section>
      <Section title={FORM_WORDS.people} note={FORM_WORDS.peopleNote}>
        <PeopleFields form={form} members={members} />
      </Section>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form}>{action}</SubmitButton>
        <LinkButton to={backTo}>{FORM_WORDS.cancel}</LinkButton>
      </div>
    </Form>
  );
}

function About({ form, isNew }: { form: OwnForm; isNew: boolean }) {
  const { locale } = useFormats();
  const currency = form.watch('currency');
  return (
    <div className={TWO_COLUMNS}>
      <FormField form={form} name="name" label={FORM_WORDS.name} className="sm:col-span-2">
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <FormField form={form} name="kind" label={FORM_WORDS.kind}>
        {(control) => <Select choices={KIND_CHOICES} {...control} />}
      </FormField>
      {isNew && (
        <>
          <FormField form={form} name="state" label={FORM_WORDS.state}>
            {(control) => <Select choices={STATE_CHOICES} {...control} />}
          </FormField>
          <ComboboxField form={form} name="currency" label={FORM_WORDS.currency} options={currencyChoices(locale)} />
        </>
      )}
      <MoneyField
        form={form}
        name="budget"
        label={FORM_WORDS.budget}
        hint={FORM_WORDS.budgetNote}
        optional
        currency={currency}
      />
      <DayField form={form} name="startsOn" label={FORM_WORDS.startsOn} />
      <DayField form={form} name="endsOn" label={FORM_WORDS.endsOn} optional />
      <FormField form={form} name="note" label={FORM_WORDS.note} optional className="sm:col-span-2">
        {(control) => <TextArea rows={2} maxLength={LONGEST_NOTE} {...control} />}
      </FormField>
    </div>
  );
}

function Client({ form }: { form: OwnForm }) {
  const currency = form.watch('currency');
  return (
    <div className={TWO_COLUMNS}>
      <FormField form={form} name="client" label={FORM_WORDS.client} optional>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <FormField form={form} name="invoiceReference" label={FORM_WORDS.invoice} optional>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <MoneyField form={form} name="rate" label={FORM_WORDS.rate} optional currency={currency} />
      <MoneyField
        form={form}
        name="costRate"
        label={FORM_WORDS.costRate}
        hint={FORM_WORDS.costRateNote}
        optional
        currency={currency}
      />
    </div>
  );
}

/** Which transactions count by themselves. */
function RuleFields({ form }: { form: OwnForm }) {
  const { data: accounts = [] } = useAccounts();
  const { data: categories = [] } = useCategories();
  const pick = { placeholder: FORM_WORDS.choose, empty: FORM_WORDS.noMatch, remove: FORM_WORDS.removeOne };
  const categoryOptions = categories
    .filter(({ kind }) => kind !== 'transfer')
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={TWO_COLUMNS}>
      <Wide>
        <ControlledField form={form} name="tagIds" label={FORM_WORDS.tags} optional>
          {({ value, onChange }) => <TagPicker value={value} onChange={onChange} />}
        </ControlledField>
      </Wide>
      <ControlledField form={form} name="categoryIds" label={FORM_WORDS.categories} optional>
        {({ value, onChange }) => <ManyPicker {...pick} options={categoryOptions} value={value} onChange={onChange} />}
      </ControlledField>
      <ControlledField form={form} name="accountIds" label={FORM_WORDS.accounts} optional>
        {({ value, onChange }) => (
          <ManyPicker {...pick} options={accountChoices(accounts)} value={value} onChange={onChange} />
        )}
      </ControlledField>
      <DayField form={form} name="from" label={FORM_WORDS.from} optional />
      <DayField form={form} name="to" label={FORM_WORDS.to} optional />
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}
