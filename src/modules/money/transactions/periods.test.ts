import { expect, test } from 'vitest';
import { monthsFrom } from '#testing/months.ts';
import { periodOf, periodsAt, withoutPeriod } from './periods.ts';

const CALENDAR = monthsFrom('1');

test.each([
  ['2026-03-31', 'this-month', '2026-03-01', '2026-03-31'],
  ['2026-03-31', 'last-month', '2026-02-01', '2026-02-28'],
  ['2026-01-15', 'last-month', '2025-12-01', '2025-12-31'],
  ['2026-01-15', '3-months', '2025-11-01', '2026-01-31'],
  ['2026-01-15', '12-months', '2025-02-01', '2026-01-31'],
  ['2026-01-15', 'this-year', '2026-01-01', '2026-12-31'],
  ['2026-01-15', 'last-year', '2025-01-01', '2025-12-31'],
])('on %s, %s runs from %s to %s', (today, key, from, to) => {
  const periods = periodsAt(today, CALENDAR);
  expect(periods.find((period) => period.key === key)).toMatchObject({ from, to });
  expect(periodOf(periods, from, to)).toBe(key);
});

test.each([
  ['2026-11-22', 'this-month', '2026-10-25', '2026-11-24'],
  ['2026-11-25', 'this-month', '2026-11-25', '2026-12-24'],
  ['2026-11-22', 'last-month', '2026-09-25', '2026-10-24'],
  ['2026-11-22', '3-months', '2026-08-25', '2026-11-24'],
  ['2026-11-22', '12-months', '2025-11-25', '2026-11-24'],
  ['2026-11-22', 'this-year', '2026-01-01', '2026-12-31'],
])('for a month that starts on the 25th, on %s, %s runs from %s to %s', (today, key, from, to) => {
  const periods = periodsAt(today, monthsFrom('25'));
  expect(periods.find((period) => period.key === key)).toMatchObject({ from, to });
});

test('no days are any time, and days of one’s own are just those', () => {
  const periods = periodsAt('2026-03-31', CALENDAR);
  expect(periodOf(periods, '', '')).toBe('any');
  expect(periodOf(periods, '2026-03-01', '')).toBe('days');
  expect(periodOf(periods, '2026-03-02', '2026-03-31')).toBe('days');
});

test.each([
  ['groceries last 3 months', 'groceries', '3-months'],
  ['Pick n Pay,  Last Month ', 'Pick n Pay', 'last-month'],
  ['this year', null, null],
  ['groceries', null, null],
  ['groceries last 3 month', null, null],
])('%s', (typed, rest, key) => {
  const found = withoutPeriod(typed, periodsAt('2026-03-31', CALENDAR));
  expect(found === null ? null : [found.rest, found.period.key]).toEqual(rest === null ? null : [rest, key]);
});
