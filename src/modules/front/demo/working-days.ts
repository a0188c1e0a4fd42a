import { addDays, type Day, dayOf, lengthOfMonth, type Month } from '#kernel/calendar.ts';

/** South African public holidays on fixed days; those of Easter never fall on a day that pay or debit orders do. */
const HOLIDAYS = ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'];

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

function isHoliday(day: Day): boolean {
  if (HOLIDAYS.includes(day.slice(5))) return true;
  // A holiday on a Sunday is kept on Monday.
  return weekdayOf(day) === 1 && HOLIDAYS.includes(addDays(day, -1).slice(5));
}

export function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) < 6 && !isHoliday(day);
}

/** The day, or the last working day before it: when salaries are paid. */
export function workingDayBefore(day: Day): Day {
  return isWorkingDay(day) ? day : workingDayBefore(addDays(day, -1));
}

/** The day, or the first working day after it: when debit orders run. */
export function workingDayAfter(day: Day): Day {
  return isWorkingDay(day) ? day : workingDayAfter(addDays(day, 1));
}

/** The day of a month by its number; the last day where the month is shorter. */
export function dayIn(month: Month, number: number): Day {
  const [year, monthNumber] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return dayOf(year, monthNumber, Math.min(number, lengthOfMonth(year, monthNumber)));
}
