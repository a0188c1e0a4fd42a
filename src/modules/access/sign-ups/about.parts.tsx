import type { FieldPath, FieldValues } from 'react-hook-form';
import { BRAND } from '#kernel/brand.ts';
import { guessCountry, withGuessFirst } from './country-guess.ts';
import { ControlledField, FormField, type ZodForm } from '#ui/form.tsx';
import { placeHere } from '#browser/place-here.ts';
import { MonthStartSelect } from '#modules/people/preferences/month-start-select.parts.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Select } from '#ui/select.tsx';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_PARTS_WORDS } from './first-words.ts';

/** The countries with starter categories of their own; `XX` stands for all others. */
const COUNTRIES = [
  { value: 'ZA', label: ABOUT_PARTS_WORDS.southAfrica },
  { value: 'KE', label: ABOUT_PARTS_WORDS.kenya },
  { value: 'NG', label: ABOUT_PARTS_WORDS.nigeria },
  { value: 'XX', label: ABOUT_PARTS_WORDS.anotherCountry },
] as const;

const USER_TYPES = [
  { value: 'individual', label: ABOUT_PARTS_WORDS.myselfOrMyHousehold },
  { value: 'business', label: ABOUT_PARTS_WORDS.myBusiness },
  { value: 'business_finance_manager', label: ABOUT_PARTS_WORDS.businessWhoseFinancesI },
  { value: 'advisor', label: ABOUT_PARTS_WORDS.myClientsAsAdvisor },
  { value: 'financial_planner', label: ABOUT_PARTS_WORDS.myClientsAsFinancial },
] as const;

/** The names of these fields in the forms that have them. */
export const ABOUT = {
  firstName: 'firstName',
  lastName: 'lastName',
  country: 'country',
  userType: 'userType',
  monthStart: 'monthStart',
  dateOfBirth: 'dateOfBirth',
} as const;

type AboutProps<Values extends FieldValues, Result> = {
  form: ZodForm<Values, Result>;
  names: Readonly<Record<keyof typeof ABOUT, FieldPath<Values>>>;
};

/** What somebody who signs up is called. */
export function NameFields<Values extends FieldValues, Result>({ form, names }: AboutProps<Values, Result>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name={names.firstName} label={ABOUT_PARTS_WORDS.firstName}>
        {(control) => <TextInput autoComplete="given-name" {...control} />}
      </FormField>
      <FormField form={form} name={names.lastName} label={ABOUT_PARTS_WORDS.lastName}>
        {(control) => <TextInput autoComplete="family-name" {...control} />}
      </FormField>
    </div>
  );
}

/** The country to show first, or empty where the browser does not tell it. */
export const guessedCountry = () => guessCountry(placeHere()) ?? '';

/** Asked first: it decides the currency, the notations and the first categories. */
export function CountryField<Values extends FieldValues, Result>({ form, names }: AboutProps<Values, Result>) {
  return (
    <FormField
      form={form}
      name={names.country}
      label={ABOUT_PARTS_WORDS.country}
      hint={ABOUT_PARTS_WORDS.setsYourCurrencyAndNote}
    >
      {(control) => (
        <Select
          autoComplete="country"
          placeholder={ABOUT_PARTS_WORDS.chooseYourCountry}
          choices={withGuessFirst(COUNTRIES, guessedCountry())}
          {...control}
        />
      )}
    </FormField>
  );
}

/** What is agreed to by the press of the button above it. */
export function TermsNote() {
  return (
    <p className="text-sm text-soft">
      <Sentence
        text={ABOUT_PARTS_WORDS.byCreatingAccount}
        parts={{
          terms: <PageLink href="/terms">{ABOUT_PARTS_WORDS.terms}</PageLink>,
          privacy: <PageLink href="/privacy">{ABOUT_PARTS_WORDS.privacy}</PageLink>,
        }}
      />
    </p>
  );
}

/** What they will use it for. */
export function UseFields<Values extends FieldValues, Result>({ form, names }: AboutProps<Values, Result>) {
  return (
    <>
      <FormField form={form} name={names.userType} label={ABOUT_PARTS_WORDS.imUsingFor(BRAND.name)} optional>
        {(control) => <Select choices={USER_TYPES} {...control} />}
      </FormField>
      <FormField
        form={form}
        name={names.monthStart}
        label={ABOUT_PARTS_WORDS.myMonthStartsOn}
        optional
        hint={ABOUT_PARTS_WORDS.chooseYourPaydayOrNote}
      >
        {(control) => <MonthStartSelect {...control} />}
      </FormField>
      <ControlledField form={form} name={names.dateOfBirth} label={ABOUT_PARTS_WORDS.dateOfBirth} optional>
        {(control) => <DateInput autoComplete="bday" {...dayControl(control)} />}
      </ControlledField>
    </>
  );
}
