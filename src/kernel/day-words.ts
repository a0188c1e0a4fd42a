import type { Day } from './calendar.ts';

/** How a day stands in a sentence: 31 March 2026. */
export function dayInWords(day: Day): string {
  const month = MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '';
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
