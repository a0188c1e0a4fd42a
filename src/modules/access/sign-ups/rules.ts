import type { Day } from '#kernel/calendar.ts';

const OLDEST_YEARS = 120;

/** Whether somebody alive today can have been born on this day. */
export function isBirthday(day: Day, today: Day): boolean {
  const oldest = `${String(Number(today.slice(0, 4)) - OLDEST_YEARS).padStart(4, '0')}${today.slice(4)}`;
  return day <= today && day >= oldest;
}
