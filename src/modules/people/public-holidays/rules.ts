import type { Day } from '#kernel/calendar.ts';
import { type ExpectedHoliday, expectedHolidays } from '#kernel/expected-holidays.ts';
import { type GazettedDay, isSettled } from '#kernel/working-days.ts';

/** What is expected in a country between two days, both included, and what nobody has announced yet. */
export function expectedBetween(
  country: string,
  from: Day,
  to: Day,
  announced: readonly GazettedDay[],
): ExpectedHoliday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .flatMap((year) => expectedHolidays(country, year))
    .filter(({ day }) => from <= day && day <= to)
    .filter((expected) => !isSettled(expected, country, announced));
}
