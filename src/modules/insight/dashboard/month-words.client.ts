import { addMonths } from '#kernel/calendar.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { useToday } from '#ui/today.client.ts';
import type { Summary } from './model.ts';

/** The month looked at and the one before it, as sentences about them need it. */
export function useMonthWords({ month, isWhole }: Pick<Summary, 'month' | 'isWhole'>) {
  const formats = useFormats();
  const isCurrent = month === useToday().slice(0, 7);
  const name = writeDay(month, formats, 'month');
  const before = writeDay(addMonths(month, -1), formats, 'month');
  return {
    isCurrent,
    name,
    /** "more came in …" */
    inMonth: isCurrent ? 'this month' : `in ${name}`,
    /** "less than …" */
    thanBefore: isCurrent && !isWhole ? 'at this point last month' : `in ${before}`,
    /** Behind a signed difference: "vs …". */
    byNow: isCurrent && !isWhole ? 'same time last month' : before,
  };
}
