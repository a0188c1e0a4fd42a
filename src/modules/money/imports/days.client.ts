import { type Day, dayOf } from '#kernel/calendar.ts';

/** The day of an instant where the person is. */
export function dayHere(at: Date): Day {
  return dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
}
