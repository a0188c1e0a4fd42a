import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { courseOf } from './course.ts';
import { type DaySum, during, flowOf } from './rules.ts';

const kinds = fc.constantFrom('income', 'expense', 'transfer', null);
const anyDay = fc
  .record({
    currency: fc.constantFrom('ZAR', 'KES'),
    kind: kinds,
    in: fc.bigInt(0n, 10n ** 20n),
    out: fc.bigInt(-(10n ** 20n), 0n),
    count: fc.integer({ min: 1, max: 9 }),
    offset: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ offset, ...one }): DaySum => ({ ...one, day: addDays('2026-10-01', offset) }));
const on = (day: string, kind: DaySum['kind'], came: number, went: number): DaySum => ({
  day,
  kind,
  currency: 'ZAR',
  in: BigInt(came),
  out: BigInt(-went),
  count: 1,
});

test('the course of spending has a figure for each day, and ends at what was spent', () => {
  fc.assert(
    fc.property(fc.array(anyDay), (days) => {
      const span = { from: '2026-10-25', to: '2026-11-24' };
      const course = courseOf(span, days, 'ZAR');
      const flow = flowOf(during(span, days), 'ZAR');
      expect(course).toHaveLength(flow.count === 0 ? 0 : 31);
      if (flow.count > 0) expect(course.at(-1)).toEqual(flow.out);
      const day = addDays(span.from, 9);
      if (flow.count > 0) expect(course[9]).toEqual(flowOf(during({ from: span.from, to: day }, days), 'ZAR').out);
    }),
  );
});

test('the course goes down with a refund and stays where nothing happens', () => {
  const days = [
    on('2026-11-01', 'expense', 0, 30),
    on('2026-11-03', 'expense', 20, 0),
    on('2026-11-03', 'transfer', 0, 900),
    on('2026-11-04', 'income', 500, 0),
    on('2026-11-05', 'expense', 0, 9),
  ];
  const span = { from: '2026-11-01', to: '2026-11-04' };
  expect(courseOf(span, days, 'ZAR').map(({ minor }) => Number(minor))).toEqual([30, 30, 10, 10]);
  expect(courseOf(span, days, 'KES')).toEqual([]);
});
