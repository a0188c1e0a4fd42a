import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, dayOf, daysBetween, lengthOfMonth, monthOf } from '#kernel/calendar.ts';
import { combined, monthsWithin, partsOf, type PeriodPart } from './periods.ts';

test.each([
  [undefined, undefined, { months: { first: null, last: null }, edges: [] }],
  ['2026-01-01', '2026-03-31', { months: { first: '2026-01', last: '2026-03' }, edges: [] }],
  ['2026-02-01', '2026-02-28', { months: { first: '2026-02', last: '2026-02' }, edges: [] }],
  ['2026-02-03', '2026-02-10', { months: null, edges: [{ from: '2026-02-03', to: '2026-02-10' }] }],
  ['2026-02-01', '2026-02-10', { months: null, edges: [{ from: '2026-02-01', to: '2026-02-10' }] }],
  [
    '2026-01-15',
    '2026-02-10',
    {
      months: null,
      edges: [
        { from: '2026-02-01', to: '2026-02-10' },
        { from: '2026-01-15', to: '2026-01-31' },
      ],
    },
  ],
  [
    '2025-12-15',
    '2026-02-28',
    { months: { first: '2026-01', last: '2026-02' }, edges: [{ from: '2025-12-15', to: '2025-12-31' }] },
  ],
  [
    undefined,
    '2026-02-10',
    { months: { first: null, last: '2026-01' }, edges: [{ from: '2026-02-01', to: '2026-02-10' }] },
  ],
  [
    '2026-02-10',
    undefined,
    { months: { first: '2026-03', last: null }, edges: [{ from: '2026-02-10', to: '2026-02-28' }] },
  ],
])('from %s to %s', (from, to, parts) => {
  expect(monthsWithin({ from, to })).toEqual(parts);
});

test.each<[Day | undefined, Day | undefined, PeriodPart[]]>([
  [undefined, undefined, [{ sign: 1n, by: 'month', first: null, last: null }]],
  ['2026-10-01', '2026-10-15', [{ sign: 1n, by: 'day', first: '2026-10-01', last: '2026-10-15' }]],
  [
    '2026-10-01',
    '2026-10-16',
    [
      { sign: 1n, by: 'month', first: '2026-10', last: '2026-10' },
      { sign: -1n, by: 'day', first: '2026-10-17', last: '2026-10-31' },
    ],
  ],
  [
    '2026-09-25',
    '2026-10-24',
    [
      { sign: 1n, by: 'month', first: '2026-10', last: '2026-10' },
      { sign: -1n, by: 'day', first: '2026-10-25', last: '2026-10-31' },
      { sign: 1n, by: 'day', first: '2026-09-25', last: '2026-09-30' },
    ],
  ],
  [
    '2026-10-03',
    '2026-10-29',
    [
      { sign: 1n, by: 'month', first: '2026-10', last: '2026-10' },
      { sign: -1n, by: 'day', first: '2026-10-01', last: '2026-10-02' },
      { sign: -1n, by: 'day', first: '2026-10-30', last: '2026-10-31' },
    ],
  ],
  ['2026-10-05', '2026-10-05', [{ sign: 1n, by: 'day', first: '2026-10-05', last: '2026-10-05' }]],
])('%s to %s is read as these months and days', (from, to, parts) => {
  expect(partsOf({ from, to })).toEqual(parts);
});

const day = fc
  .record({ year: fc.integer({ min: 2023, max: 2026 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map((at) => dayOf(at.year, at.month, 1 + (at.day % lengthOfMonth(at.year, at.month))));

const period = fc
  .tuple(fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }))
  .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? { from: b, to: a } : { from: a, to: b }));

test('whole months and edges together are exactly the days asked for', () => {
  fc.assert(
    fc.property(period, day, ({ from, to }, some) => {
      const { months, edges } = monthsWithin({ from, to });
      const month = monthOf(some);
      const inMonths =
        months !== null &&
        (months.first === null || month >= months.first) &&
        (months.last === null || month <= months.last);
      const hits = Number(inMonths) + edges.filter((edge) => some >= edge.from && some <= edge.to).length;
      expect(hits).toBe((from === undefined || some >= from) && (to === undefined || some <= to) ? 1 : 0);
    }),
  );
});

const holds = ({ by, first, last }: PeriodPart, some: Day) => {
  const at = by === 'month' ? monthOf(some) : some;
  return (first === null || at >= first) && (last === null || at <= last);
};

test.each<[Day, Day, Day, PeriodPart[]]>([
  [
    '2026-10-01',
    '2026-10-15',
    '2026-10-15',
    [
      { sign: 1n, by: 'month', first: '2026-10', last: '2026-10' },
      { sign: -1n, by: 'day', first: '2026-10-16', last: '2026-10-31' },
    ],
  ],
  ['2026-09-01', '2026-09-15', '2026-10-15', [{ sign: 1n, by: 'day', first: '2026-09-01', last: '2026-09-15' }]],
  ['2026-10-08', '2026-10-12', '2026-10-15', [{ sign: 1n, by: 'day', first: '2026-10-08', last: '2026-10-12' }]],
  ['2026-11-01', '2026-11-05', '2026-10-15', [{ sign: 1n, by: 'day', first: '2026-11-01', last: '2026-11-05' }]],
])('%s to %s, read on %s, is read as these months and days', (from, to, today, parts) => {
  expect(partsOf({ from, to }, today)).toEqual(parts);
});

test('of a period, every day inside is counted once and every day outside not at all, whatever day it is', () => {
  fc.assert(
    fc.property(period, day, fc.option(day, { nil: undefined }), ({ from, to }, some, today) => {
      const near = [some, from, to, today].flatMap((one) =>
        one === undefined ? [] : [one, addDays(one, -1), addDays(one, 1)],
      );
      for (const one of near) {
        const times = partsOf({ from, to }, today).reduce((sum, part) => sum + (holds(part, one) ? part.sign : 0n), 0n);
        expect(times).toBe((from === undefined || one >= from) && (to === undefined || one <= to) ? 1n : 0n);
      }
    }),
  );
});

test('no period reads the sums of more than half a month of days at either edge', () => {
  fc.assert(
    fc.property(period, (wanted) => {
      const days = partsOf(wanted).flatMap((part) =>
        part.by === 'day' ? [daysBetween(part.first, part.last) + 1] : [],
      );
      expect(days.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2 * 15);
    }),
  );
});

test('what is taken off a sum is that of its own key, and a key that comes to nothing is left out', () => {
  const row = (key: string, out: bigint, count: number) => ({ key, in: 1n, out, count, inCount: 0, outCount: count });
  const parts = [
    { sign: 1n, rows: [row('a', -30n, 5), row('b', -7n, 2)] },
    { sign: -1n, rows: [row('a', -10n, 2), row('b', -7n, 2)] },
    { sign: 1n, rows: [row('c', -1n, 1)] },
  ] as const;
  expect(combined(parts, ({ key }) => key)).toEqual([
    { key: 'a', in: 0n, out: -20n, count: 3, inCount: 0, outCount: 3 },
    { key: 'c', in: 1n, out: -1n, count: 1, inCount: 0, outCount: 1 },
  ]);
});
