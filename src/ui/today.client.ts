import { type Day, dayAt } from '#kernel/calendar.ts';
import { useFormats } from './formats.tsx';

/** Today where the person is. */
export function useToday(): Day {
  return dayAt(now(), useFormats().timeZone);
}

/** The clock, for what a page shows of this moment. */
export function now(): Date {
  return new Date();
}
