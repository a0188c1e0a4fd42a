import { createContext, type ReactNode, use } from 'react';
import type { Day } from '#kernel/calendar.ts';
import { type Currency, decimalOf, type Money, minorDigits } from '#kernel/money.ts';
import { type DateFormat, type Preferences, preferencesAt, type TimeFormat } from '#kernel/preferences.ts';

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
};

type Locale = Pick<Formats, 'locale'>;

/** What a browser says of its person. */
export type Place = { readonly language: string; readonly timeZone: string };

/**
 * The formats of a person. The interface is in English; where they named no region, that of the browser's language decides
 * marks and the order of a date, and where it names none, the person's country does.
 */
export function formatsOf(
  { language, dateFormat, timeFormat, timezone, currency }: Preferences,
  place: Place,
  country: string | null,
): Formats {
  const locale = language === 'en' ? localeAt(place.language, country) : language;
  return { locale, dateFormat, timeFormat, timeZone: timezone ?? place.timeZone, currency };
}

function localeAt(language: string, country: string | null): string {
  const region = /[-_]([A-Z]{2})\b/.exec(language)?.[1] ?? (country === 'XX' ? null : country);
  return `en-${region ?? 'ZA'}`;
}

/** What this browser says; where there is none, as on the server, English in UTC. */
export function placeHere(): Place {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { language: typeof navigator === 'undefined' ? 'en' : navigator.language, timeZone };
}

const FormatsContext = createContext<Formats>(formatsOf(preferencesAt('ZA'), placeHere(), null));

/** Sets the formats of everything below it. */
export function FormatsProvider({ formats, children }: { formats: Formats; children: ReactNode }) {
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

export function useFormats(): Formats {
  return use(FormatsContext);
}

/** Signs that people use and `Intl` knows in the home country alone. */
const SYMBOLS: Readonly<Record<Currency, string>> = { KES: 'KSh', UGX: 'USh', TZS: 'TSh' };

const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: Currency, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(options)}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...options,
    });
    moneyFormats.set(key, format);
  }
  return format;
}

export type MoneyStyle = {
  /** `always` writes + before what came in; `auto` only the minus; `never` the bare size. */
  sign?: 'always' | 'auto' | 'never';
  /** Without cents, rounded; for charts and summaries, never where figures must add up. */
  whole?: boolean;
  /** The ISO code in place of the symbol: where several currencies share one. */
  code?: boolean;
};

/** What stands for an amount that is withheld from whoever looks. */
export const NOT_SHARED = 'not shared';

/** Writes an amount exactly: the decimal string goes to `Intl` as text, never through a float. */
export function writeMoney(value: Money, { locale }: Locale, { sign = 'auto', whole, code }: MoneyStyle = {}): string {
  if (value.withheld === true) return NOT_SHARED;
  const digits = whole === true ? 0 : minorDigits(value.currency);
  const options: Intl.NumberFormatOptions = {
    signDisplay: sign === 'always' ? 'exceptZero' : sign === 'never' ? 'never' : 'negative',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(code === true ? { currencyDisplay: 'code' } : {}),
  };
  const written = moneyFormat(locale, value.currency, options).format(decimalOf(value) as Intl.StringNumericLiteral);
  const known = code === true ? undefined : SYMBOLS[value.currency];
  return (known === undefined ? written : written.replace(value.currency, known)).replace(/^-/, '−');
}

/** The symbol beside an input: `R`, `KSh`, `₦`. */
export function currencySymbol(currency: Currency, { locale }: Locale): string {
  const part = moneyFormat(locale, currency, {})
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return SYMBOLS[currency] ?? part?.value ?? currency;
}

/** The amount with grouping but without its currency, for an input: `1,234.50`. */
export function writeAmount(value: Money, { locale }: Locale): string {
  const digits = minorDigits(value.currency);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    decimalOf(value) as Intl.StringNumericLiteral,
  );
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
  return new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(
    new Date(`${full}T00:00:00Z`),
  );
}

function inPattern(day: Day, pattern: Exclude<DateFormat, 'words'>): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', date);
}

/** The day that an instant falls on in a zone. */
export function dayAt(instant: Date, timeZone: string): Day {
  // Sweden writes days as we do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
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
