import type { DateFormat, Preferences } from '#kernel/preferences.ts';

export type Choices<Value> = readonly { readonly value: Value; readonly label: string }[];

/** The interface is in English; what the regions of it change is how figures and days are written. */
export const LANGUAGES: Choices<Preferences['language']> = [
  { value: 'en', label: 'English (this browser)' },
  { value: 'en-ZA', label: 'English (South Africa)' },
  { value: 'en-KE', label: 'English (Kenya)' },
  { value: 'en-NG', label: 'English (Nigeria)' },
  { value: 'en-GB', label: 'English (United Kingdom)' },
  { value: 'en-US', label: 'English (United States)' },
];

export const TIME_FORMATS: Choices<Preferences['timeFormat']> = [
  { value: '24h', label: '24-hour clock' },
  { value: '12h', label: '12-hour clock' },
];

const DATE_NAMES: Readonly<Record<DateFormat, string>> = {
  words: 'month name',
  'dd/MM/yyyy': 'day first',
  'MM/dd/yyyy': 'month first',
  'yyyy/MM/dd': 'year first',
  'yyyy-MM-dd': 'with dashes',
};

/** Each with a day written that way. */
export function dateFormatChoices(written: (format: DateFormat) => string): Choices<DateFormat> {
  const formats = Object.keys(DATE_NAMES) as DateFormat[];
  return formats.map((value) => ({ value, label: `${written(value)} (${DATE_NAMES[value]})` }));
}

/** The browser's own zone first, by its city so that a phone shows all of it; then all that the platform knows, by name. */
export function timeZoneChoices(here: string): Choices<string> {
  const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });
  const all = Intl.supportedValuesOf('timeZone').map(named);
  const city = named(here).label.split('/').at(-1);
  return [{ value: BROWSER_ZONE, label: `${city} (this browser)` }, ...all];
}

/** Stands in the list for "none chosen". */
export const BROWSER_ZONE = '';
