import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { courseOf, type DaySpending } from './course.ts';

const anyDay = fc
  .record({
    currency: fc.constantFrom('ZAR', 'KES'),
    spent: fc.bigInt(-(10n ** 20n), 10n ** 20n),
    offset: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ offset, ...one }): DaySpending => ({ ...one, day: addDays('2026-10-01', offset) }));
const on = (day: string, spent: number): DaySpending => ({ day, currency: 'ZAR', spent: BigInt(spent) });

test('the course of spending has a figure for each day, which is all that was spent up to its end', () => {
  const span = { from: '2026-10-25', to: '2026-11-24' };
  fc.assert(
    fc.property(fc.array(anyDay), fc.integer({ min: 0, max: 30 }), (days, offset) => {
      const course = courseOf(span, days, 'ZAR');
      expect(course).toHaveLength(31);
      const last = addDays(span.from, offset);
      const within = days.filter(({ day, currency }) => currency === 'ZAR' && span.from <= day && day <= last);
      expect(course[offset]?.minor).toBe(within.reduce((sum, { spent }) => sum + spent, 0n));
    }),
  );
});

test('the course goes down with a refund and stays where nothing happens', () => {
  // Two accounts have spent on one day.
  const days = [on('2026-11-01', 10), on('2026-11-01', 20), on('2026-11-03', -20), on('2026-11-05', 9)];
  const course = courseOf({ from: '2026-11-01', to: '2026-11-04' }, days, 'ZAR');
  expect(course.map(({ minor }) => Number(minor))).toEqual([30, 30, 10, 10]);
});
