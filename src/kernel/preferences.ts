import * as z from 'zod';
import { CurrencySchema } from './money.ts';

/** English as it is written in a region; `en` leaves the region to the browser. */
export const LanguageSchema = z.enum(['en', 'en-ZA', 'en-KE', 'en-NG', 'en-GB', 'en-US']);

/** How a day is written in lists. `words` names the month, in the order of the region: 21 Nov 2026. */
export const DateFormatSchema = z.enum(['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd', 'yyyy-MM-dd', 'words']);
export type DateFormat = z.infer<typeof DateFormatSchema>;

export const TimeFormatSchema = z.enum(['12h', '24h']);
export type TimeFormat = z.infer<typeof TimeFormatSchema>;

/** A zone that the platform knows, such as `Africa/Nairobi`. */
export const TimeZoneSchema = z.string().max(64).refine(isTimeZone, 'time zone format is invalid');

/** What a person prefers (§3 `user_preferences`), whichever books are open. */
export const PreferencesSchema = z.object({
  language: LanguageSchema,
  /** What the person reckons in: shown first where books hold several, and where their new accounts begin. */
  currency: CurrencySchema,
  /** Null: that of the browser. */
  timezone: TimeZoneSchema.nullable(),
  dateFormat: DateFormatSchema,
  timeFormat: TimeFormatSchema,
});
export type Preferences = z.infer<typeof PreferencesSchema>;

/** §9, for who has said nothing. */
export const SYSTEM_PREFERENCES: Preferences = {
  language: 'en',
  currency: 'USD',
  timezone: null,
  dateFormat: 'MM/dd/yyyy',
  timeFormat: '12h',
};

/** Where our people are, what is usual there comes before the defaults of §9. */
const HABITS: Readonly<Record<string, Partial<Preferences>>> = {
  ZA: { currency: 'ZAR', dateFormat: 'words', timeFormat: '24h' },
  KE: { currency: 'KES', dateFormat: 'words' },
  NG: { currency: 'NGN', dateFormat: 'words' },
};

/** What holds for a person of this country who has said nothing. */
export function preferencesAt(country: string): Preferences {
  return { ...SYSTEM_PREFERENCES, ...HABITS[country] };
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
