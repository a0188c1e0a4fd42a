import * as z from 'zod';
import { DaySchema } from './day-schemas.ts';
import { CurrencySchema } from './money-schema.ts';
import { isMonthStart } from './month-start.ts';
import { writtenTextSchema } from './written-text.ts';
import { DATE_FORMATS, LANGUAGES, type Preferences, TIME_FORMATS } from './preferences.ts';

/** A zone that the platform knows, such as `Africa/Nairobi`. */
export const TimeZoneSchema = z.string().max(64).refine(isTimeZone, 'time zone format is invalid');

export const MonthStartSchema = z.string().refine(isMonthStart, 'month start format is invalid');

const DatedStartSchema = z.object({ since: DaySchema.nullable(), start: MonthStartSchema });

/** More changes than anybody makes of when their month begins. */
const MOST_STARTS = 50;

/** In the order of their days; the first holds since ever. */
const MonthStartsSchema = z
  .array(DatedStartSchema)
  .min(1)
  .max(MOST_STARTS)
  .refine(
    (starts) => starts.every(({ since }, at) => isAfter(since, at === 0 ? undefined : starts[at - 1]?.since)),
    'month starts are not in order',
  )
  .readonly();

/** More days than anybody enters. */
const MOST_DAYS_OFF = 200;

export const DayOffSchema = z.object({ day: DaySchema, name: writtenTextSchema('name', { isNeeded: true, most: 80 }) });

const DaysOffSchema = z
  .array(DayOffSchema)
  .max(MOST_DAYS_OFF)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'a day off is there twice')
  .transform((days) => days.toSorted((a, b) => (a.day < b.day ? -1 : 1)))
  .readonly();

/** Whether a start follows the one before; undefined: there is none before. */
function isAfter(since: string | null, before: string | null | undefined): boolean {
  if (before === undefined) return since === null;
  return since !== null && (before === null || before < since);
}

export const PreferencesSchema = z.object({
  language: z.enum(LANGUAGES),
  currency: CurrencySchema,
  timezone: TimeZoneSchema.nullable(),
  dateFormat: z.enum(DATE_FORMATS),
  timeFormat: z.enum(TIME_FORMATS),
  monthStarts: MonthStartsSchema,
  daysOff: DaysOffSchema,
  skipsWelcome: z.boolean(),
}) satisfies z.ZodType<Preferences>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
