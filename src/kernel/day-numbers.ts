import { type Day, dayOf } from './calendar.ts';

/**
 * Days as numbers, for arithmetic over many of them. Years begin in March, so that a leap day is the last of one; the number
 * says nothing by itself, the difference of two is the days between them.
 */
export function dayNumber(day: Day): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month > 2 ? 0 : 1);
  const monthsIn = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + Math.floor((153 * monthsIn + 2) / 5) + Number(day.slice(8));
}

/** Days of 400 years, which the Gregorian calendar repeats; of a century in them, and of four years. */
const [ERA, CENTURY, FOUR_YEARS, YEAR] = [146_097, 36_524, 1_461, 365];

/** The day with a number. */
export function dayOfNumber(number: number): Day {
  const left = number - 1;
  const era = Math.floor(left / ERA);
  const inEra = left - era * ERA;
  const yearInEra = Math.floor(
    (inEra - Math.floor(inEra / (FOUR_YEARS - 1)) + Math.floor(inEra / CENTURY) - Math.floor(inEra / (ERA - 1))) / YEAR,
  );
  const inYear = inEra - (YEAR * yearInEra + Math.floor(yearInEra / 4) - Math.floor(yearInEra / 100));
  const monthsIn = Math.floor((5 * inYear + 2) / 153);
  const month = monthsIn < 10 ? monthsIn + 3 : monthsIn - 9;
  return dayOf(era * 400 + yearInEra + (month > 2 ? 0 : 1), month, inYear - Math.floor((153 * monthsIn + 2) / 5) + 1);
}

/** Monday is 1, Sunday 7. */
export function weekdayOfNumber(number: number): number {
  return ((((number + 1) % 7) + 7) % 7) + 1;
}
