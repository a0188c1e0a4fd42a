import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysOf,
  isDay,
  isMonth,
  lengthOfMonth,
  monthOf,
  monthsBetween,
} from './calendar.ts';
import { DaySchema, MonthSchema } from './day-schemas.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-01-00', false],
  [' 2026-01-01', false],
  ['2026-01-01 ', false],
  ['12026-01-01', false],
  ['2026-01-011', false],
  ['2026-12-31', true],
  ['2026-12-32', false],
  ['1000-01-01', true],
  ['0999-12-31', false],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['9999-12-31', false],
  ['0001-01-01', false],
  ['today', false],
])('%s is a day: %s', (text, exists) => {
  expect(isDay(text)).toBe(exists);
  expect(DaySchema.safeParse(text).success).toBe(exists);
});

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', -15, '2024-12'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
  expect(MonthSchema.safeParse(expected).success).toBe(true);
});

const days = fc
  .record({
    year: fc.integer({ min: 1000, max: 2999 }),
    month: fc.integer({ min: 1, max: 12 }),
    of: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, of }) => dayOf(year, month, Math.min(of, lengthOfMonth(year, month))));

test.each([
  ['2026-11', '2026-11', 0],
  ['2026-11', '2027-02', 3],
  ['2027-02', '2026-11', -3],
])('from %s to %s are %i months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test('a month begins and ends with days of its own', () => {
  fc.assert(
    fc.property(days, (day) => {
      const { first, last } = daysOf(monthOf(day));
      expect(isDay(first) && isDay(last) && first <= day && day <= last).toBe(true);
      expect(monthOf(addDays(last, 1))).toBe(addMonths(monthOf(day), 1));
    }),
  );
});

test('counting days forth is counting them back', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -300, max: 300 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test.each([
  [2026, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
  [2024, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
])('the months of %i have %j days', (year, lengths) => {
  expect(lengths.map((_, index) => lengthOfMonth(year, index + 1))).toEqual(lengths);
});

test.each([
  ['2026-01', true],
  ['2026-09', true],
  ['2026-10', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['12026-01', false],
  ['2026-01-01', false],
  ['', false],
])('%s is a month: %s', (text, exists) => {
  expect(isMonth(text)).toBe(exists);
});

test('a day of an early year is written with four figures, and a month with two', () => {
  expect(dayOf(7, 3, 9)).toBe('0007-03-09');
  expect(daysOf('2026-02')).toEqual({ first: '2026-02-01', last: '2026-02-28' });
});
