import { describe, expect, test } from 'vitest';
import { easterSunday, isWorkingDay, publicHolidays } from './holidays.ts';

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

describe('South Africa', () => {
  test('2026 has its days, and Women’s Day on a Sunday brings the Monday', () => {
    expect([...publicHolidays('ZA', 2026)].toSorted()).toEqual([
      '2026-01-01',
      '2026-03-21',
      '2026-04-03',
      '2026-04-06',
      '2026-04-27',
      '2026-05-01',
      '2026-06-16',
      '2026-08-09',
      '2026-08-10',
      '2026-09-24',
      '2026-12-16',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test('Christmas on a Sunday gives no day more by law; the day after was proclaimed in 2022, not in 2033', () => {
    expect(isWorkingDay('2022-12-27', 'ZA')).toBe(false);
    expect(isWorkingDay('2033-12-27', 'ZA')).toBe(true);
  });

  test.each(['2023-12-15', '2024-05-29', '2021-11-01'])('%s was proclaimed', (day) => {
    expect(isWorkingDay(day, 'ZA')).toBe(false);
  });
});

test('in Kenya Christmas on a Sunday brings the first day after it that is no holiday', () => {
  expect(isWorkingDay('2033-12-27', 'KE')).toBe(false);
  expect(isWorkingDay('2033-12-28', 'KE')).toBe(true);
  // Madaraka Day, on a Sunday.
  expect(isWorkingDay('2025-06-02', 'KE')).toBe(false);
});

test('Kenya keeps 10 October since 2018, Nigeria Democracy Day on 12 June since 2019', () => {
  expect([isWorkingDay('2016-10-10', 'KE'), isWorkingDay('2024-10-10', 'KE')]).toEqual([true, false]);
  expect([isWorkingDay('2018-06-12', 'NG'), isWorkingDay('2019-06-12', 'NG')]).toEqual([true, false]);
  expect([isWorkingDay('2018-05-29', 'NG'), isWorkingDay('2019-05-29', 'NG')]).toEqual([false, true]);
});

test('in Nigeria no Monday follows by law a holiday on a Sunday', () => {
  expect(isWorkingDay('2034-10-02', 'NG')).toBe(true);
});

test('elsewhere the weekends alone are no working days', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'].map((day) => isWorkingDay(day, 'XX'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
