import { addDays, type Day } from './calendar.ts';
import { dayNumber, weekdayOfNumber } from './day-numbers.ts';
import { type ExpectedHoliday, expectedHolidays, isNear, movesOffSunday, type Occasion } from './expected-holidays.ts';
import { firstFree, publicHolidays } from './holidays.ts';

/** A day that was announced, as an operator entered it. It holds whatever was calculated. */
export type GazettedDay = {
  readonly country: string;
  readonly day: Day;
  /** False: no public holiday after all. */
  readonly isHoliday: boolean;
  /** The expected Islamic day that it settles, or cancels; null for any other day. */
  readonly occasion: Occasion | null;
};

/** For what goes by calculated days alone. */
export const NONE_ANNOUNCED: readonly GazettedDay[] = [];

/** How many days later than calculated expected days come; earlier where negative. */
export type MoonShift = -1 | 0 | 1;

type Known = { readonly gazetted: readonly GazettedDay[]; readonly moon?: MoonShift };

/** Whether banks and employers work on a day, with the days that are announced and those that are expected. */
export function isWorkingDayWith(day: Day, country: string, { gazetted, moon = 0 }: Known): boolean {
  return weekdayOf(day) < 6 && !holidaysOf(country, Number(day.slice(0, 4)), gazetted, moon).has(day);
}

const found = new WeakMap<readonly GazettedDay[], Map<string, ReadonlySet<Day>>>();

/** By the list that was given, since every payment of a page asks for the same years. */
function holidaysOf(
  country: string,
  year: number,
  gazetted: readonly GazettedDay[],
  moon: MoonShift,
): ReadonlySet<Day> {
  const known = found.get(gazetted) ?? new Map<string, ReadonlySet<Day>>();
  found.set(gazetted, known);
  const key = `${country} ${year} ${moon}`;
  const days = known.get(key) ?? newHolidays(country, year, gazetted, moon);
  known.set(key, days);
  return days;
}

function newHolidays(
  country: string,
  year: number,
  gazetted: readonly GazettedDay[],
  moon: MoonShift,
): ReadonlySet<Day> {
  const expected = openHolidays(country, year, gazetted).flatMap(({ day, days }) =>
    Array.from({ length: days }, (_, later) => addDays(day, moon + later)),
  );
  const days = new Set([...publicHolidays(country, year), ...expected]);
  if (movesOffSunday(country))
    for (const day of expected) if (weekdayOf(day) === 7) days.add(firstFree(addDays(day, 1), days));
  for (const { country: whose, day, isHoliday, occasion } of gazetted)
    if (whose === country && isHoliday) days.add(day);
    // One that cancels an expected day took that away already; another holiday on its day stays.
    else if (whose === country && occasion === null) days.delete(day);
  return days;
}

/** Expected days of a year and the ends of those beside it that no announcement is about. */
function openHolidays(country: string, year: number, gazetted: readonly GazettedDay[]): ExpectedHoliday[] {
  return [year - 1, year, year + 1]
    .flatMap((one) => expectedHolidays(country, one))
    .filter((expected) => !isSettled(expected, country, gazetted));
}

/** Whether an expected day of a country was announced, on whichever day, or cancelled. */
export function isSettled(
  { occasion, day }: ExpectedHoliday,
  country: string,
  gazetted: readonly GazettedDay[],
): boolean {
  return gazetted.some((one) => one.country === country && one.occasion === occasion && isNear(one.day, day));
}

/** Monday is 1, Sunday 7. */
function weekdayOf(day: Day): number {
  return weekdayOfNumber(dayNumber(day));
}
