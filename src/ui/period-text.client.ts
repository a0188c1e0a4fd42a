import type { Day } from '#kernel/calendar.ts';
import { isCalendarMonth, type Period } from '#kernel/periods.ts';
import { type Formats, withoutNoughts, writeDay } from './formats.tsx';

type Span = { readonly from: Day; readonly to: Day };

/** Writes days from one to another as people say them: "1–22 Oct", "25 Oct – 24 Nov"; with years where asked for. */
export function writeSpan({ from, to }: Span, { locale }: Pick<Formats, 'locale'>, withYear = false): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' });
  return withoutNoughts(format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)));
}

/** The name of a person's month: "November 2026", or its days where it is not one of the calendar; the year where it is not this one. */
export function writePeriod(
  period: Period,
  formats: Pick<Formats, 'locale' | 'dateFormat' | 'months'>,
  today: Day,
): string {
  if (isCalendarMonth(formats.months)) return writeDay(period.month, formats, 'month');
  return writeSpan(period, formats, period.to.slice(0, 4) !== today.slice(0, 4));
}
