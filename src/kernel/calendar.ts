const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days in a month of the Gregorian calendar; `month` counts from 1. */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Money of earlier or later years is a slip, such as `0026` or `9999-12-31` for "no end"; months around each are days too. */
const [FIRST_YEAR, LAST_YEAR] = [1000, 2999];
export const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Whether the text names a day that exists in one of these years: `2026-02-29` does not. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month);
}

/** A calendar day as text, `2026-03-31`, without a time zone: sorts, compares and travels as itself. */
export type Day = string;

/** A month as text, `2026-03`. */
export type Month = string;

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isYear(Number(text.slice(0, 4)));
}

export function dayOf(year: number, month: number, day: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** First and last day of the month. */
export function daysOf(month: Month): { first: Day; last: Day } {
  const [year, number] = numbersOf(month);
  return { first: `${month}-01`, last: `${month}-${lengthOfMonth(year, number)}` };
}

/** The month so many months later (earlier where negative). */
export function addMonths(month: Month, count: number): Month {
  const [year, number] = numbersOf(month);
  const index = year * 12 + (number - 1) + count;
  return dayOf(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, 1).slice(0, 7);
}

/** Whole months from one month to another; negative where the second is earlier. Of days their months count. */
export function monthsBetween(from: Month, to: Month): number {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [numbersOf(from), numbersOf(to)];
  return toYear * 12 + toMonth - (fromYear * 12 + fromMonth);
}

/** The day so many days later (earlier where negative). */
export function addDays(day: Day, count: number): Day {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
}

function numbersOf(month: Month): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
}

/** The day that an instant falls on in a zone. */
export function dayAt(instant: Date, timeZone: string): Day {
  // Sweden writes days as we do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}
