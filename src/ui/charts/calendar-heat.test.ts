import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, dayOf, daysBetween, daysOf, lengthOfMonth } from '#kernel/calendar.ts';
import { money, withheldIn } from '#kernel/money.ts';
import type { Figure } from './chart-model.ts';
import { heatOf, layoutOf, SMALLEST, STEPS, weeksOf } from './calendar-heat.ts';

const daysIn = (first: Day, last: Day) =>
  weeksOf(first, last).flatMap(({ days }) => days.filter((day) => day !== null));
const rand = (minor: number) => money(minor, 'ZAR');

test.each([
  ['2026-02', 28, 5, '2026-01-26'],
  // Begins on a Monday and has four weeks: no day stands over.
  ['2027-02', 28, 4, '2027-02-01'],
  ['2024-02', 29, 5, '2024-01-29'],
  ['2000-02', 29, 5, '2000-01-31'],
  ['1900-02', 28, 5, '1900-01-29'],
  ['2026-04', 30, 5, '2026-03-30'],
  ['2026-03', 31, 6, '2026-02-23'],
])('%s has %i days in %i weeks, the first from %s', (month, length, weeks, monday) => {
  const { first, last } = daysOf(month);
  expect(daysIn(first, last)).toHaveLength(length);
  expect(weeksOf(first, last)).toHaveLength(weeks);
  expect(weeksOf(first, last)[0]?.monday).toBe(monday);
});

test.each([
  ['2026-03-29', '2026-03-30', 'a Sunday and the Monday after it', 2],
  ['2026-03-30', '2026-04-05', 'a Monday and the Sunday after it', 1],
  ['2026-12-31', '2027-01-01', 'a turn of the year', 1],
  ['2026-03-30', '2026-03-29', 'an end before its beginning', 0],
])('%s to %s is %s', (first, last, _, weeks) => {
  expect(weeksOf(first, last)).toHaveLength(weeks);
});

const days = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    of: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, of }) => dayOf(year, month, Math.min(of, lengthOfMonth(year, month))));

test('every day appears once, in order, below the name of its weekday', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 800 }), (first, span) => {
      const last = addDays(first, span);
      expect(daysIn(first, last)).toEqual(Array.from({ length: span + 1 }, (_, place) => addDays(first, place)));
      for (const { monday, days: ofWeek } of weeksOf(first, last)) {
        expect(ofWeek).toHaveLength(7);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        for (const [place, day] of ofWeek.entries()) if (day !== null) expect(daysBetween(monday, day)).toBe(place);
      }
    }),
    { numRuns: 30 },
  );
});

test.each<[name: string, figures: readonly Figure[], heat: ReturnType<typeof heatOf>]>([
  ['a fifth of the days each', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
  [
    'one day of rent leaves the others apart',
    [rand(964_000), rand(100), rand(200), rand(300), rand(400)],
    [5, 1, 2, 3, 4],
  ],
  [
    'nothing, below it, not known, not shared',
    [0, -3, null, withheldIn('ZAR'), 2],
    [0, 'below', 'unknown', 'unknown', 5],
  ],
  ['days alike are shown alike', [7, 7, 7], [5, 5, 5]],
  ['nothing at all', [0, rand(0)], [0, 0]],
  ['no days', [], []],
])('%s', (_, figures, heat) => {
  expect(heatOf(figures)).toEqual(heat);
});

test('more is never shown weaker, and the most is shown strongest', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 17n }), { minLength: 1 }), (minors) => {
      const heat = heatOf(minors.map((minor) => money(minor, 'ZAR'))) as number[];
      const inOrder = minors
        .map((minor, place) => ({ minor, step: heat[place] ?? 0 }))
        .toSorted((one, other) => (one.minor < other.minor ? -1 : one.minor > other.minor ? 1 : 0));
      expect(inOrder.map(({ step }) => step)).toEqual(heat.toSorted((one, other) => one - other));
      expect(inOrder.at(-1)?.step).toBe(STEPS);
      expect(Math.min(...heat)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('a calendar fits its width, and all weeks have a place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 100, max: 2000 }), (weeks, width) => {
      const { across, rows, size } = layoutOf(weeks, width);
      expect(across * size).toBeLessThanOrEqual(width);
      expect(across * rows).toBeGreaterThanOrEqual(weeks);
      expect(size).toBeGreaterThanOrEqual(SMALLEST);
    }),
  );
});
