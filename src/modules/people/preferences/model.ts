import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { PreferencesSchema } from '#kernel/preference-schemas.ts';
import { PublicHolidaySchema } from '#modules/people/public-holidays/model.ts';

const { language, currency, timezone, dateFormat, timeFormat, monthStarts, daysOff, skipsWelcome } =
  PreferencesSchema.shape;

const { day, isHoliday, occasion } = PublicHolidaySchema.shape;

/** What a person prefers, and the days by which their months may begin: announced in their country, and their days off. */
export const HeldPreferencesSchema = PreferencesSchema.extend({
  announced: z.array(z.object({ country: CountrySchema, day, isHoliday, occasion })).readonly(),
});
export type HeldPreferences = z.infer<typeof HeldPreferencesSchema>;

/** What is left out stays as it is. */
export const PreferenceChangeSchema = z.object({
  language: language.exactOptional(),
  currency: currency.exactOptional(),
  timezone: timezone.exactOptional(),
  dateFormat: dateFormat.exactOptional(),
  timeFormat: timeFormat.exactOptional(),
  monthStarts: monthStarts.exactOptional(),
  daysOff: daysOff.exactOptional(),
  skipsWelcome: skipsWelcome.exactOptional(),
});
export type PreferenceChange = z.infer<typeof PreferenceChangeSchema>;
