import * as z from 'zod';
import { CurrencySchema } from './money-schema.ts';
import { isMonthStart } from './month-start.ts';
import { DATE_FORMATS, LANGUAGES, type Preferences, TIME_FORMATS } from './preferences.ts';

/** A zone that the platform knows, such as `Africa/Nairobi`. */
export const TimeZoneSchema = z.string().max(64).refine(isTimeZone, 'time zone format is invalid');

export const MonthStartSchema = z.string().refine(isMonthStart, 'month start format is invalid');

export const PreferencesSchema = z.object({
  language: z.enum(LANGUAGES),
  currency: CurrencySchema,
  timezone: TimeZoneSchema.nullable(),
  dateFormat: z.enum(DATE_FORMATS),
  timeFormat: z.enum(TIME_FORMATS),
  monthStart: MonthStartSchema,
  skipsWelcome: z.boolean(),
}) satisfies z.ZodType<Preferences>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
