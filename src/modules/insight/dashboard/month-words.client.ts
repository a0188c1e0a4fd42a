import { addDays } from '#kernel/calendar.ts';
import { useFormats } from '#ui/formats.tsx';
import { isCalendarMonth, writePeriod, writeSpan } from '#ui/period-text.client.ts';
import { useToday } from '#ui/today.client.ts';
import type { Summary } from './model.ts';

/** The month looked at and the one before it, as sentences about them need it. */
export function useMonthWords({
  period,
  previous,
  before,
  isWhole,
}: Pick<Summary, 'period' | 'previous' | 'before' | 'isWhole'>) {
  const formats = useFormats();
  const today = useToday();
  const isCurrent = period.from <= today && today <= period.to;
  const isCalendar = isCalendarMonth(period);
  const name = writePeriod(period, formats, today);
  return {
    isCurrent,
    name,
    inMonth: isCurrent ? 'this month' : isCalendar ? `in ${name}` : `from ${name}`,
    /** What it is compared with: "1–22 Oct", or the whole of the month before. */
    compared: isWhole && !isCurrent ? writePeriod(previous, formats, today) : writeSpan(before, formats),
    /** The day on which the next month begins; null where that is the first. */
    until: isCalendar ? null : writeSpan({ from: addDays(period.to, 1), to: addDays(period.to, 1) }, formats),
  };
}
