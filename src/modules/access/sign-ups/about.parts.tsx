import type { FieldPath, FieldValues } from 'react-hook-form';
import { BRAND } from '#kernel/brand.ts';
import { guessCountry, withGuessFirst } from './country-guess.ts';
import { FormField, type ZodForm } from '#ui/form.tsx';
import { placeHere } from '#browser/place-here.ts';
import { MonthStartSelect } from '#modules/people/preferences/month-start-select.parts.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** The countries with starter categories of their own; `XX` stands for all others. */
const COUNTRIES = [
  { value: 'ZA', label: 'South Africa' },
  { value: 'KE', label: 'Kenya' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'XX', label: 'Another country' },
] as const;

const USER_TYPES = [
  { value: 'individual', label: 'Myself or my household' },
  { value: 'business', label: 'My business' },
  { value: 'business_finance_manager', label: 'A business whose finances I manage' },
  { value: 'advisor', label: 'My clients, as an advisor' },
  { value: 'financial_planner', label: 'My clients, as a financial planner' },
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
      <FormField form={form} name={names.firstName} label="First name">
        {(control) => <TextInput autoComplete="given-name" {...control} />}
      </FormField>
      <FormField form={form} name={names.lastName} label="Last name">
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
    <FormField form={form} name={names.country} label="Country" hint="Sets your currency and your first categories.">
      {(control) => (
        <Select
          autoComplete="country"
          placeholder="Choose your country"
          choices={withGuessFirst(COUNTRIES, guessedCountry())}
          {...control}
        />
      )}
    </FormField>
  );
}

/** What they will use it for. */
export function UseFields<Values extends FieldValues, Result>({ form, names }: AboutProps<Values, Result>) {
  return (
    <>
      <FormField form={form} name={names.userType} label={`I’m using ${BRAND.name} for`} optional>
        {(control) => <Select choices={USER_TYPES} {...control} />}
      </FormField>
      <FormField
        form={form}
        name={names.monthStart}
        label="My month starts on"
        optional
        hint="Choose your payday, or leave it."
      >
        {(control) => <MonthStartSelect {...control} />}
      </FormField>
      <FormField form={form} name={names.dateOfBirth} label="Date of birth" optional>
        {(control) => <TextInput type="date" autoComplete="bday" {...control} />}
      </FormField>
    </>
  );
}
