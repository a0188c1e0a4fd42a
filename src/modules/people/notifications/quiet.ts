import type { QuietHours } from './model.ts';

/** When the quiet hours end in which this instant lies, in milliseconds of the epoch; null where it lies in none. */
export function quietEnd(at: Date, { from, until, timeZone }: QuietHours): number | null {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const time = here.toPlainTime().toString({ smallestUnit: 'minute' });
  const isQuiet = from < until ? from <= time && time < until : time >= from || time < until;
  if (!isQuiet) return null;
  const today = here.toPlainDate().toPlainDateTime(Temporal.PlainTime.from(until));
  // Where clocks go back, an hour comes twice: its second turn ends what began in it.
  const ends = [
    today.toZonedDateTime(timeZone),
    today.toZonedDateTime(timeZone, { disambiguation: 'later' }),
    today.add({ days: 1 }).toZonedDateTime(timeZone),
  ];
  const end = ends.find(({ epochMilliseconds }) => epochMilliseconds > at.getTime());
  return end === undefined ? null : end.epochMilliseconds;
}
