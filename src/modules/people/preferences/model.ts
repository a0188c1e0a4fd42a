import * as z from 'zod';
import { PreferencesSchema } from '#kernel/preference-schemas.ts';

const { language, currency, timezone, dateFormat, timeFormat, monthStart, skipsWelcome } = PreferencesSchema.shape;

/** What is left out stays as it is. */
export const PreferenceChangeSchema = z.object({
  language: language.exactOptional(),
  currency: currency.exactOptional(),
  timezone: timezone.exactOptional(),
  dateFormat: dateFormat.exactOptional(),
  timeFormat: timeFormat.exactOptional(),
  monthStart: monthStart.exactOptional(),
  skipsWelcome: skipsWelcome.exactOptional(),
});
export type PreferenceChange = z.infer<typeof PreferenceChangeSchema>;
