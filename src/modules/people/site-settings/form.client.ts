import * as z from 'zod';

/** As the form has them; the server reads them once more. */
export const SettingsFormSchema = z.object({
  signUpsOpen: z.boolean(),
  announcement: z.string().trim().max(500, 'must not exceed 500 characters'),
  announcedUntil: z.string().regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, 'enter a date and a time'),
});

/** An instant as a field of date and time wants it; empty for none. */
export function localTime(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** The instant that such a field says; null for an empty one. */
export function endIn(field: string, timeZone: string): string | null {
  if (field === '') return null;
  return Temporal.PlainDateTime.from(field).toZonedDateTime(timeZone).toInstant().toString();
}
