import { createContext, type ReactNode, use } from 'react';
import { type Day, dayAt } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { monthsOf } from '#kernel/person-months.ts';
import type { HolidaysKnown, Periods } from '#kernel/period-rules.ts';
import { type DateFormat, type Preferences, preferencesAt, type TimeFormat } from '#kernel/preferences.ts';
import { type Place, placeHere } from '#browser/place-here.ts';

/** How a person wants dates and figures written, and what they reckon in. Screens and exports read this and nothing else. */
export type Formats = {
  /** BCP 47 tag for figures and month names, such as `en-ZA`. */
  readonly locale: string;
  readonly dateFormat: DateFormat;
  readonly timeFormat: TimeFormat;
  /** The zone that says which day it is, such as `Africa/Nairobi`. */
  readonly timeZone: string;
  /** Shown first where books hold several. */
  readonly currency: Currency;
  /** When the person's months begin. */
  readonly months: Periods;
};

type Locale = Pick<Formats, 'locale'>;

/**
 * The formats of a person. The interface is in English; where they named no region, that of the browser's language decides
 * marks and the order of a date, and where it names none, the person's country does.
 */
export function formatsOf(
  {
    language,
    dateFormat,
    timeFormat,
    timezone,
    currency,
    monthStarts,
    announced = [],
  }: Preferences & { readonly announced?: HolidaysKnown['gazetted'] },
  place: Place,
  country: string | null,
): Formats {
  const locale = language === 'en' ? localeAt(place.language, country) : language;
  const months = monthsOf(monthStarts, { country: country ?? 'XX', gazetted: announced });
  return { locale, dateFormat, timeFormat, timeZone: timezone ?? place.timeZone, currency, months };
}

function localeAt(language: string, country: string | null): string {
  const region = /[-_]([A-Z]{2})\b/.exec(language)?.[1] ?? (country === 'XX' ? null : country);
  return `en-${region ?? 'ZA'}`;
}

const FormatsContext = createContext<Formats>(formatsOf(preferencesAt('ZA'), placeHere(), null));

/** Sets the formats of everything below it. */
export function FormatsProvider({ formats, children }: { formats: Formats; children: ReactNode }) {
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

export function useFormats(): Formats {
  return use(FormatsContext);
}

export type DateStyle = 'figures' | 'short' | 'long' | 'weekday' | 'month';

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  figures: { year: 'numeric', month: '2-digit', day: '2-digit' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
};

/** Writes a day. It has no time zone, so it is written as UTC and never slips. Where there are words, the region orders them. */
export function writeDay(
  day: Day,
  { locale, dateFormat }: Pick<Formats, 'locale' | 'dateFormat'>,
  style: DateStyle = 'short',
): string {
  const full = day.length === 7 ? `${day}-01` : day;
  if (dateFormat !== 'words' && (style === 'short' || style === 'figures')) return inPattern(full, dateFormat);
  const format = new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' });
  const written = format.format(new Date(`${full}T00:00:00Z`));
  return style === 'figures' ? written : withoutNoughts(written);
}

/** A day in words as people say it: some regions write the first of March as "01 Mar". */
export function withoutNoughts(written: string): string {
  return written.replaceAll(/\b0(?=\d\b)/g, '');
}

/** How the person writes a day, without being one: `DD MMM YYYY`. */
export function dayPattern(formats: Pick<Formats, 'locale' | 'dateFormat'>): string {
  const parts: Readonly<Record<string, string>> = { 2026: 'YYYY', 31: 'DD', '03': 'MM' };
  return writeDay('2026-03-31', formats).replaceAll(/\d+|\p{L}+/gu, (part) => parts[part] ?? 'MMM');
}

/** Writes the days from the first to the last, with what they share once where words allow it: 1–31 Mar 2026. */
export function writePeriod(first: Day, last: Day, formats: Pick<Formats, 'locale' | 'dateFormat'>): string {
  if (first === last) return writeDay(first, formats);
  if (formats.dateFormat !== 'words') return `${writeDay(first, formats)} – ${writeDay(last, formats)}`;
  const format = new Intl.DateTimeFormat(formats.locale, { ...DATE_STYLES.short, timeZone: 'UTC' });
  return withoutNoughts(format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)));
}

function inPattern(day: Day, pattern: Exclude<DateFormat, 'words'>): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', date);
}

/** The time of day of an instant, where the person is. */
export function writeTime(instant: Date, { locale, timeFormat, timeZone }: Formats): string {
  const hours =
    timeFormat === '24h'
      ? ({ hour: '2-digit', hourCycle: 'h23' } as const)
      : ({ hour: 'numeric', hour12: true } as const);
  return new Intl.DateTimeFormat(locale, { ...hours, minute: '2-digit', timeZone }).format(instant);
}

/** An instant as its day and its time, where the person is. */
export function writeMoment(instant: Date, formats: Formats, style: DateStyle = 'short'): string {
  return `${writeDay(dayAt(instant, formats.timeZone), formats, style)}, ${writeTime(instant, formats)}`;
}

export function writeNumber(value: number, { locale }: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}
