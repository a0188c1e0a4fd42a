import { type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { type Formats, withoutNoughts, writeDay } from './formats.tsx';

type Span = { readonly from: Day; readonly to: Day };

/** Whether the days are a whole month of the calendar, which people call by its name. */
export function isCalendarMonth({ from, to }: Span): boolean {
  const { first, last } = daysOf(monthOf(from));
  return from === first && to === last;
}

/** Writes days from one to another as people say them: "1–22 Oct", "25 Oct – 24 Nov"; with years where asked for. */
export function writeSpan({ from, to }: Span, { locale }: Pick<Formats, 'locale'>, withYear = false): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' });
  return withoutNoughts(format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)));
}

/** The name of a person's month: "November 2026", or its days where it is not one of the calendar; the year where it is not this one. */
export function writePeriod(period: Span, formats: Pick<Formats, 'locale' | 'dateFormat'>, today: Day): string {
  if (isCalendarMonth(period)) return writeDay(monthOf(period.from), formats, 'month');
  return writeSpan(period, formats, period.to.slice(0, 4) !== today.slice(0, 4));
}
