import { type Day, daysBetween } from './calendar.ts';

/** Islamic days that are public holidays somewhere. Their day is announced when the moon is seen. */
export const OCCASIONS = ['eid-al-fitr', 'eid-al-adha', 'mawlid'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Month and day of the Islamic calendar. */
const BEGINS: Readonly<Record<Occasion, { readonly month: number; readonly day: number }>> = {
  'eid-al-fitr': { month: 10, day: 1 },
  'eid-al-adha': { month: 12, day: 10 },
  mawlid: { month: 3, day: 12 },
};

type Kept = {
  /** How many days each of them is a public holiday, and since when where not always. */
  readonly occasions: Partial<Record<Occasion, { readonly days: number; readonly since?: number }>>;
  /** One on a Sunday gives the next day that is no holiday itself. */
  readonly movesOffSunday: boolean;
};

/**
 * Sources: Kenya, Public Holidays Act (Cap. 110): Idd-ul-Fitr (s. 2 (1)); Idd-ul-Azha, which the Act has for Muslims alone, as
 * gazetted for everyone (s. 3; 8 August 2019, 29 July 2020, 26 June 2023). Nigeria, Public Holidays Act: Id el Fitr, Id el Kabir
 * and Id el Maulud, of which the Federal Government gives two days, two and one. South Africa has none.
 */
const KEPT: Readonly<Record<string, Kept>> = {
  KE: { occasions: { 'eid-al-fitr': { days: 1 }, 'eid-al-adha': { days: 1, since: 2019 } }, movesOffSunday: true },
  NG: {
    occasions: { 'eid-al-fitr': { days: 2 }, 'eid-al-adha': { days: 2 }, mawlid: { days: 1 } },
    movesOffSunday: false,
  },
};

/** An expected holiday: the first of its days as calculated, and how many it has. */
export type ExpectedHoliday = { readonly occasion: Occasion; readonly day: Day; readonly days: number };

/** Whether a country has such days at all. */
export function hasExpectedHolidays(country: string): boolean {
  return country in KEPT;
}

/** Whether the law of a country gives another day for such a holiday on a Sunday. */
export function movesOffSunday(country: string): boolean {
  return KEPT[country]?.movesOffSunday === true;
}

const found = new Map<string, readonly ExpectedHoliday[]>();

/**
 * The Islamic public holidays of a country that are expected to begin in a year, the earliest first, by the calendar of Umm
 * al-Qura (`islamic-umalqura`); each may come a day earlier or later. A year can have one of them twice.
 */
export function expectedHolidays(country: string, year: number): readonly ExpectedHoliday[] {
  const key = `${country} ${year}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const all = OCCASIONS.flatMap((occasion) => {
    const kept = KEPT[country]?.occasions[occasion];
    if (kept === undefined || (kept.since ?? year) > year) return [];
    return daysOf(occasion, year).map((day) => ({ occasion, day, days: kept.days }));
  }).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  found.set(key, all);
  return all;
}

/** The Islamic year is eleven days shorter, so that a day comes once or twice in one of ours. */
function daysOf(occasion: Occasion, year: number): Day[] {
  const first = Temporal.PlainDate.from(`${year}-01-01`).withCalendar('islamic-umalqura').year;
  return [first, first + 1, first + 2]
    .map((islamic) =>
      Temporal.PlainDate.from({ calendar: 'islamic-umalqura', year: islamic, ...BEGINS[occasion] })
        .withCalendar('iso8601')
        .toString({ calendarName: 'never' }),
    )
    .filter((day) => Number(day.slice(0, 4)) === year);
}

/** How far from the expected day a day that was announced can be: a weekend may move it, or two days are given. */
const NEAR_DAYS = 7;

/** Whether a day that was announced for an occasion is about this one, and not about that of another year. */
export function isNear(announced: Day, expected: Day): boolean {
  return Math.abs(daysBetween(announced, expected)) <= NEAR_DAYS;
}

/** The expected holiday that an announced day of a country is about; null where there is none near it. */
export function findExpectedHoliday(country: string, occasion: Occasion, announced: Day): ExpectedHoliday | null {
  const year = Number(announced.slice(0, 4));
  const around = [year - 1, year, year + 1].flatMap((one) => expectedHolidays(country, one));
  return around.find((one) => one.occasion === occasion && isNear(announced, one.day)) ?? null;
}
