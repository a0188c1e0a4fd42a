import * as z from 'zod';
import { isDay } from '#kernel/calendar.ts';
import { type ExpectedDay, NewPublicHolidaySchema, OccasionSchema, type PublicHoliday } from './model.ts';
import { HOLIDAY_ERRORS, OCCASION_NAMES } from './words.ts';

const { country, name, source } = NewPublicHolidaySchema.shape;

/** As the form has it: `other` for a day that no expected one is about. */
export const HolidayFormSchema = z
  .object({
    country,
    day: z.string().refine(isDay, HOLIDAY_ERRORS.day),
    kind: z.enum(['yes', 'no']),
    occasion: z.enum([...OccasionSchema.options, 'other']),
    name,
    source,
  })
  .transform(({ kind, occasion, ...rest }) => ({
    ...rest,
    isHoliday: kind === 'yes',
    occasion: occasion === 'other' ? null : occasion,
  }));
export type HolidayForm = z.input<typeof HolidayFormSchema>;

/** The form as it begins: of a day that is there, of one that is expected, or empty. */
export function formOf(of: PublicHoliday | ExpectedDay | null): HolidayForm {
  if (of === null) return { country: 'ZA', day: '', kind: 'yes', occasion: 'other', name: '', source: '' };
  const { country: where, day } = of;
  if (!('id' in of))
    return { country: where, day, kind: 'yes', occasion: of.occasion, name: OCCASION_NAMES[of.occasion], source: '' };
  const kind = of.isHoliday ? 'yes' : 'no';
  return { country: where, day, kind, occasion: of.occasion ?? 'other', name: of.name, source: of.source };
}
