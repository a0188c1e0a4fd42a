import { addDays, type Day, dayOf } from './calendar.ts';

/**
 * Public holidays that can be calculated or were proclaimed once: fixed days, Easter and what the law moves off a Sunday.
 * Days that depend on a sighting of the moon (Idd, Sallah, Mawlid) are in `expected-holidays.ts`.
 *
 * Sources: South Africa, Public Holidays Act 36 of 1994 and its proclamations since 2004; Kenya, Public Holidays Act
 * (Cap. 110); Nigeria, Public Holidays Act and the change of Democracy Day in 2019.
 */
type Calendar = {
  /** Month and day, and the years in which they hold where not in all. */
  readonly fixed: readonly { readonly on: string; readonly since?: number; readonly until?: number }[];
  /** What follows a holiday on a Sunday: the Monday, the next day that is no holiday itself, or nothing. */
  readonly afterSunday: 'monday' | 'next-free-day' | null;
  readonly proclaimed: readonly Day[];
};

const every = (...days: string[]) => days.map((on) => ({ on }));

const CALENDARS: Readonly<Record<string, Calendar>> = {
  ZA: {
    fixed: every('01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'),
    afterSunday: 'monday',
    proclaimed: [
      '2004-04-14',
      '2006-03-01',
      '2008-05-02',
      '2009-04-22',
      '2011-05-18',
      '2011-12-27',
      '2014-05-07',
      '2016-08-03',
      '2016-12-27',
      '2019-05-08',
      '2021-11-01',
      '2022-12-27',
      '2023-12-15',
      '2024-05-29',
    ],
  },
  KE: {
    fixed: [...every('01-01', '05-01', '06-01', '10-20', '12-12', '12-25', '12-26'), { on: '10-10', since: 2018 }],
    afterSunday: 'next-free-day',
    proclaimed: [],
  },
  NG: {
    fixed: [
      ...every('01-01', '05-01', '10-01', '12-25', '12-26'),
      { on: '05-29', until: 2018 },
      { on: '06-12', since: 2019 },
    ],
    afterSunday: null,
    proclaimed: [],
  },
};

const found = new Map<string, ReadonlySet<Day>>();

/** The public holidays of a country in a year; none for a country that is not listed. */
export function publicHolidays(country: string, year: number): ReadonlySet<Day> {
  const key = `${country} ${year}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const calendar = CALENDARS[country];
  const days = calendar === undefined ? new Set<Day>() : holidaysBy(calendar, year);
  found.set(key, days);
  return days;
}

function holidaysBy({ fixed, afterSunday, proclaimed }: Calendar, year: number): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const own = [
    ...fixed
      .filter(({ since = year, until = year }) => since <= year && year <= until)
      .map(({ on }): Day => `${year}-${on}`),
    addDays(easter, -2),
    addDays(easter, 1),
  ];
  const days = new Set(own);
  if (afterSunday !== null)
    for (const day of own.filter(isSunday)) {
      const monday = addDays(day, 1);
      days.add(afterSunday === 'monday' ? monday : firstFree(monday, days));
    }
  for (const day of proclaimed) if (day.startsWith(`${year}-`)) days.add(day);
  return days;
}

/** The day itself where it is no holiday, else the next one that is none; a weekend may be. */
export function firstFree(day: Day, holidays: ReadonlySet<Day>): Day {
  return holidays.has(day) ? firstFree(addDays(day, 1), holidays) : day;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const golden = year % 19;
  const correction = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * shift + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Monday is 1, Sunday 7. */
function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

function isSunday(day: Day): boolean {
  return weekdayOf(day) === 7;
}

/** Whether banks and employers work on a day, as far as it can be calculated; `isWorkingDayWith` knows what is announced too. */
export function isWorkingDay(day: Day, country: string): boolean {
  return weekdayOf(day) < 6 && !publicHolidays(country, Number(day.slice(0, 4))).has(day);
}
