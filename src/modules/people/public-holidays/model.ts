import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { OCCASIONS } from '#kernel/expected-holidays.ts';
import { IdSchema } from '#kernel/id.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';

export const OccasionSchema = z.enum(OCCASIONS);
/** Where recurring payments go by public holidays. */
export const HOLIDAY_COUNTRIES = ['ZA', 'KE', 'NG'] as const;

export const NewPublicHolidaySchema = z.object({
  country: z.enum(HOLIDAY_COUNTRIES),
  day: DaySchema,
  /** False: no public holiday after all. */
  isHoliday: z.boolean(),
  /** The expected day that it settles or cancels; null for any other day. */
  occasion: OccasionSchema.nullable(),
  name: writtenTextSchema('name', { isNeeded: true, most: 80 }),
  /** Where it was announced. */
  source: writtenTextSchema('source', { isNeeded: true, most: 200 }),
});
export type NewPublicHoliday = z.infer<typeof NewPublicHolidaySchema>;

export const PublicHolidaySchema = NewPublicHolidaySchema.extend({ id: IdSchema });
export type PublicHoliday = z.infer<typeof PublicHolidaySchema>;

/** A day that is calculated and not announced yet; it may come a day earlier or later. */
export const ExpectedDaySchema = z.object({
  country: z.enum(HOLIDAY_COUNTRIES),
  occasion: OccasionSchema,
  day: DaySchema,
  days: z.int(),
});
export type ExpectedDay = z.infer<typeof ExpectedDaySchema>;
