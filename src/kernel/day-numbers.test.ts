import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar.ts';
import { dayNumber, dayOfNumber, weekdayOfNumber } from './day-numbers.ts';

const FIRST = '1600-01-01';
const day = fc.integer({ min: 0, max: 300_000 }).map((later) => addDays(FIRST, later));

test('the difference of two numbers is the days between the days', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(dayNumber(other) - dayNumber(one)).toBe(daysBetween(one, other));
    }),
  );
});

test('a number leads back to its day, and to the weekday of the calendar', () => {
  fc.assert(
    fc.property(day, (one) => {
      expect(dayOfNumber(dayNumber(one))).toBe(one);
      expect(weekdayOfNumber(dayNumber(one))).toBe(Temporal.PlainDate.from(one).dayOfWeek);
    }),
  );
});

test.each(['2024-02-29', '2000-02-29', '2100-03-01', '1999-12-31', '2026-11-29'])(
  '%s is the day of its number',
  (one) => {
    expect(dayOfNumber(dayNumber(one))).toBe(one);
  },
);
