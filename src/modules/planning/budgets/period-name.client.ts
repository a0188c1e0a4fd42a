import type { Day } from '#kernel/calendar.ts';
import type { PeriodRule, Stretch } from '#kernel/period-rules.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { useToday } from '#ui/today.client.ts';

/** Writes a period of a budget: "November 2026", or its days where it is no month of the calendar. */
export function usePeriodName(rule: PeriodRule): (period: Pick<Stretch, 'from' | 'to'>) => string {
  const formats = useFormats();
  const today: Day = useToday();
  return ({ from, to }) => {
    const isMonth = rule === 'month:1' && from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
    if (isMonth) return writeDay(from.slice(0, 7), formats, 'month');
    return writeSpan({ from, to }, formats, to.slice(0, 4) !== today.slice(0, 4));
  };
}
