import { type Day, dayOf } from '#kernel/calendar.ts';

/** Today where the person is. */
export function todayHere(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
