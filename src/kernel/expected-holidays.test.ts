import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from './calendar.ts';
import { expectedHolidays, findExpectedHoliday, hasExpectedHolidays, OCCASIONS } from './expected-holidays.ts';

const daysIn = (country: string, year: number) =>
  expectedHolidays(country, year).map(({ occasion, day, days }) => `${occasion} ${day} ${days}`);

describe('expected days', () => {
  test.each([
    [2025, ['eid-al-fitr 2025-03-30 2', 'eid-al-adha 2025-06-06 2', 'mawlid 2025-09-04 1']],
    [2026, ['eid-al-fitr 2026-03-20 2', 'eid-al-adha 2026-05-27 2', 'mawlid 2026-08-25 1']],
    [2027, ['eid-al-fitr 2027-03-09 2', 'eid-al-adha 2027-05-16 2', 'mawlid 2027-08-14 1']],
  ])('Nigeria in %i', (year, days) => {
    expect(daysIn('NG', year)).toEqual(days);
  });

  test('Kenya has no Mawlid, and Idd-ul-Azha since 2019', () => {
    expect(daysIn('KE', 2026)).toEqual(['eid-al-fitr 2026-03-20 1', 'eid-al-adha 2026-05-27 1']);
    expect(daysIn('KE', 2016)).toEqual(['eid-al-fitr 2016-07-06 1']);
  });

  test('a year of ours can have one of them twice', () => {
    expect(daysIn('KE', 2033).filter((day) => day.startsWith('eid-al-fitr'))).toHaveLength(2);
  });

  test('elsewhere there are none', () => {
    expect(['ZA', 'XX'].map((country) => daysIn(country, 2026))).toEqual([[], []]);
    expect(['ZA', 'KE', 'NG'].map(hasExpectedHolidays)).toEqual([false, true, true]);
  });

  test('from one to the next of an occasion it is 354 or 355 days, in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2070 }), fc.constantFrom(...OCCASIONS), (year, occasion) => {
        const days = [year, year + 1, year + 2]
          .flatMap((one) => expectedHolidays('NG', one))
          .filter((one) => one.occasion === occasion)
          .map(({ day }) => day);
        for (const [at, day] of days.slice(1).entries()) expect([354, 355]).toContain(daysBetween(days[at] ?? '', day));
      }),
    );
  });
});

test.each([
  ['NG', 'eid-al-fitr', '2026-03-27', '2026-03-20'],
  ['NG', 'eid-al-fitr', '2026-03-28', null],
  ['NG', 'eid-al-fitr', '2026-03-13', '2026-03-20'],
  ['NG', 'eid-al-fitr', '2026-03-12', null],
  ['NG', 'eid-al-adha', '2026-03-20', null],
  ['KE', 'mawlid', '2026-08-25', null],
  ['ZA', 'eid-al-fitr', '2026-03-20', null],
] as const)('in %s what is announced for %s on %s is about %s', (country, occasion, announced, expected) => {
  expect(findExpectedHoliday(country, occasion, announced)?.day ?? null).toBe(expected);
});
