import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, daysOf, monthOf } from './calendar.ts';
import { isWorkingDay } from './holidays.ts';
import { isCalendarMonth, laterPeriod, type MonthRule, periodIn, periodOf } from './periods.ts';
import { isMonthStart, monthStartOf, startOf } from './month-start.ts';

const za = (start: string): MonthRule => ({ start, country: 'ZA' });

describe('the month a day is in', () => {
  test.each([
    // start, day, month, from, to
    ['1', '2026-11-22', '2026-11', '2026-11-01', '2026-11-30'],
    ['1', '2024-02-29', '2024-02', '2024-02-01', '2024-02-29'],
    ['15', '2026-11-14', '2026-10', '2026-10-15', '2026-11-14'],
    ['15', '2026-11-15', '2026-11', '2026-11-15', '2026-12-14'],
    ['16', '2026-11-15', '2026-11', '2026-10-16', '2026-11-15'],
    ['25', '2026-11-24', '2026-11', '2026-10-25', '2026-11-24'],
    ['25', '2026-11-25', '2026-12', '2026-11-25', '2026-12-24'],
    // The last day of a month that is too short.
    ['31', '2026-02-27', '2026-02', '2026-01-31', '2026-02-27'],
    ['31', '2026-02-28', '2026-03', '2026-02-28', '2026-03-30'],
    ['30', '2024-02-29', '2024-03', '2024-02-29', '2024-03-29'],
    // 25 October 2026 is a Sunday, and 25 December a holiday.
    ['25-or-before', '2026-10-23', '2026-11', '2026-10-23', '2026-11-24'],
    ['25-or-before', '2026-12-24', '2027-01', '2026-12-24', '2027-01-24'],
    // 1 January 2027 is a holiday: that month begins in December.
    ['1-or-before', '2026-12-31', '2027-01', '2026-12-31', '2027-01-31'],
    ['last-working-day', '2026-10-30', '2026-11', '2026-10-30', '2026-11-29'],
    ['last-working-day', '2026-11-30', '2026-12', '2026-11-30', '2026-12-30'],
  ])('that starts on %s: %s is in %s, from %s to %s', (start, day, month, from, to) => {
    expect(periodOf(day, za(start))).toEqual({ month, from, to });
    expect(periodIn(month, za(start))).toEqual({ month, from, to });
  });

  test('goes by the holidays of the country', () => {
    // 24 September is Heritage Day in South Africa alone.
    const startIn = (country: string) => periodOf('2026-09-30', { start: '24-or-before', country }).from;
    expect([startIn('ZA'), startIn('KE'), startIn('XX')]).toEqual(['2026-09-23', '2026-09-24', '2026-09-24']);
  });
});

test.each(['', '0', '32', '01', '25-or-after', '1.5', ' 1', '-1', 'first', '31-or-before-or-before'])(
  '"%s" is no month start',
  (text) => {
    expect(isMonthStart(text)).toBe(false);
    expect(() => periodOf('2026-01-01', za(text))).toThrow(RangeError);
  },
);

test('a start is read as it is written', () => {
  expect(startOf(monthStartOf({ day: 25, movesBack: true }))).toEqual({ day: 25, movesBack: true });
  expect(startOf(monthStartOf({ day: 7, movesBack: false }))).toEqual({ day: 7, movesBack: false });
  expect([isCalendarMonth(za('1')), isCalendarMonth(za('1-or-before')), isCalendarMonth(za('2'))]).toEqual([
    true,
    false,
    false,
  ]);
});

const COUNTRIES = ['ZA', 'KE', 'NG', 'XX'];
const starts = [
  ...Array.from({ length: 31 }, (_, index) => index + 1).flatMap((day) =>
    [false, true].map((movesBack) => monthStartOf({ day, movesBack })),
  ),
  'last-working-day',
];
const [FIRST, LAST] = ['2000-01-01', '2035-12-31'];

test.each(starts)('months that start on %s partition all days from 2000 to 2035, in order', (start) => {
  for (const country of start === '1' ? ['ZA'] : COUNTRIES) {
    const rule = { start, country };
    let period = periodOf(FIRST, rule);
    let covered = 0;
    while (period.from <= LAST) {
      const length = daysBetween(period.from, period.to) + 1;
      // One month is between 28 and 31 days, and what moves it back at both ends.
      if (length < 20 || length > 40) throw new Error(`${start} in ${country}: ${period.from} to ${period.to}`);
      covered += length;
      const next = laterPeriod(period, 1, rule);
      if (next.from !== addDays(period.to, 1) || next.month !== addMonths(period.month, 1))
        throw new Error(`${start} in ${country}: ${period.to} is followed by ${next.from}`);
      period = next;
    }
    expect(covered).toBe(daysBetween(periodOf(FIRST, rule).from, addDays(periodOf(LAST, rule).to, 1)));
  }
});

const rule = fc.record({ start: fc.constantFrom(...starts), country: fc.constantFrom(...COUNTRIES) });
const day = fc.integer({ min: 0, max: daysBetween(FIRST, LAST) }).map((count) => addDays(FIRST, count));

test('every day is in its month, and in no other', () => {
  fc.assert(
    fc.property(rule, day, (months, one) => {
      const period = periodOf(one, months);
      expect(period.from <= one && one <= period.to).toBe(true);
      expect(periodIn(period.month, months)).toEqual(period);
      expect(periodOf(period.from, months)).toEqual(period);
      expect(periodOf(period.to, months)).toEqual(period);
    }),
  );
});

test('the month after the one before is the month itself', () => {
  fc.assert(
    fc.property(rule, day, fc.integer({ min: -40, max: 40 }), (months, one, count) => {
      const period = periodOf(one, months);
      expect(laterPeriod(laterPeriod(period, count, months), -count, months)).toEqual(period);
      expect(laterPeriod(period, 1, months)).toEqual(periodOf(addDays(period.to, 1), months));
    }),
  );
});

test('a start that moves back falls on a working day, and no working day lies between it and the day it is named by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.constantFrom(...COUNTRIES), day, (number, country, one) => {
      const moved = periodOf(one, { start: monthStartOf({ day: number, movesBack: true }), country });
      expect(isWorkingDay(moved.from, country)).toBe(true);
      const named = periodIn(moved.month, { start: monthStartOf({ day: number, movesBack: false }), country });
      for (let between = addDays(moved.from, 1); between <= named.from; between = addDays(between, 1))
        expect(isWorkingDay(between, country)).toBe(false);
    }),
  );
});

test('a month that does not move has the calendar month’s length when it starts on the first', () => {
  fc.assert(
    fc.property(day, (one) => {
      const { first, last } = daysOf(monthOf(one));
      expect(periodOf(one, za('1'))).toEqual({ month: monthOf(one), from: first, to: last });
    }),
  );
});
