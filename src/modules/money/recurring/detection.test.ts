import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { turnsBetween } from './cadences.ts';
import { gapsOf, LEAST_CONFIDENCE, patternsOf } from './detection.ts';
import type { Cadence, Evidence } from './model.ts';

const where = { today: '2026-11-26', country: 'ZA', gazetted: NONE_ANNOUNCED };
const row = (day: string, minor = 199_00): Evidence => ({ id: `${day} ${minor}`, day, amount: money(minor, 'ZAR') });
const rows = (...days: string[]) => days.map((day) => row(day));
const plain = { every: 1, shift: 'none', country: 'ZA' } as const;

describe('rhythms', () => {
  test.each<[string, string[], object]>([
    ['weekly', ['2026-11-06', '2026-11-13', '2026-11-20'], { kind: 'weeks', every: 1, anchor: '2026-11-06' }],
    ['every second week', ['2026-10-23', '2026-11-06', '2026-11-20'], { kind: 'weeks', every: 2 }],
    ['monthly', ['2026-09-05', '2026-10-05', '2026-11-05'], { kind: 'day-of-month', every: 1, day: 5, shift: 'none' }],
    [
      'the end of the month',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
      { kind: 'day-of-month', day: 31, anchor: '2026-01-31' },
    ],
    // 30 May, 31 May and 31 October 2026 are on a weekend.
    [
      'the last working day',
      ['2026-05-29', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-30'],
      { kind: 'last-working-day' },
    ],
    [
      'the 25th or the working day before it',
      ['2026-06-25', '2026-07-24', '2026-08-25', '2026-09-25', '2026-10-23', '2026-11-25'],
      { kind: 'day-of-month', day: 25, shift: 'before', anchor: '2026-06-25' },
    ],
    [
      'the 1st or the working day after it',
      ['2026-07-01', '2026-08-03', '2026-09-01', '2026-10-01', '2026-11-02'],
      { kind: 'day-of-month', day: 1, shift: 'after' },
    ],
    [
      'the second Tuesday',
      ['2026-08-11', '2026-09-08', '2026-10-13', '2026-11-10'],
      { kind: 'nth-weekday', nth: 2, weekday: 2 },
    ],
    ['quarterly', ['2026-04-10', '2026-07-10', '2026-10-10'], { kind: 'day-of-month', every: 3, day: 10 }],
    ['yearly, from two', ['2025-03-14', '2026-03-14'], { kind: 'day-of-month', every: 12, day: 14 }],
    ['monthly with one left out', ['2026-06-05', '2026-07-05', '2026-08-05', '2026-10-05', '2026-11-05'], { day: 5 }],
  ])('%s', (_, days, cadence) => {
    const last = days.at(-1) ?? '';
    const found = patternsOf(rows(...days), { ...where, today: addDays(last, 1) });
    expect(found).toHaveLength(1);
    expect(found[0]?.cadence).toMatchObject(cadence);
    expect(found[0]?.isWhole).toBe(true);
  });
});

describe('nothing is found', () => {
  test.each([
    ['in two of a month', rows('2026-10-05', '2026-11-05')],
    ['in one', rows('2026-11-05')],
    ['in none', []],
    ['where the days have no rhythm', rows('2026-09-01', '2026-09-12', '2026-10-20', '2026-11-02', '2026-11-21')],
    ['where it ended', rows('2026-03-05', '2026-04-05', '2026-05-05', '2026-06-05')],
    ['on three days of one week', rows('2026-11-16', '2026-11-17', '2026-11-18')],
  ])('%s', (_, given) => {
    expect(patternsOf(given, where)).toEqual([]);
  });
});

test('two payments of one payee in one month are told apart by their size', () => {
  const given = ['2026-09', '2026-10', '2026-11'].flatMap((month) => [
    row(`${month}-03`, 14_99),
    row(`${month}-18`, 59_99),
  ]);
  const found = patternsOf(given, where);
  expect(found.map(({ cadence, amount, isWhole }) => [cadence.kind, amount, isWhole])).toEqual([
    ['day-of-month', { kind: 'exact', amount: money(14_99, 'ZAR') }, false],
    ['day-of-month', { kind: 'exact', amount: money(59_99, 'ZAR') }, false],
  ]);
  expect(found.map(({ next }) => next)).toEqual(['2026-12-03', '2026-12-18']);
});

test('the same amounts on the same days are surer than others, and more are surer than few', () => {
  const [months, close] = [
    ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    [0, 5, -3, 8, 2, -6],
  ];
  const even =
    patternsOf(
      months.map((month) => row(`${month}-05`)),
      where,
    )[0]?.confidence ?? 0;
  const three =
    patternsOf(
      months.slice(3).map((month) => row(`${month}-05`)),
      where,
    )[0]?.confidence ?? 0;
  const loose = patternsOf(
    months.map((month, at) => row(`${month}-0${5 + (at % 3)}`, 199_00 + (close[at] ?? 0) * 100)),
    where,
  )[0];
  expect(even).toBe(100);
  expect(three).toBe(85);
  expect(loose?.confidence).toBeLessThan(even);
  expect(loose?.amount.kind).toBe('about');
});

test('the evidence is every transaction, in the order of their days', () => {
  const found = patternsOf(rows('2026-11-05', '2026-09-05', '2026-10-05'), where);
  expect(found[0]?.evidence.map(({ day }) => day)).toEqual(['2026-09-05', '2026-10-05', '2026-11-05']);
  expect(found[0]?.next).toBe('2026-12-05');
});

test('what a cadence makes is found again, and its next day with it', () => {
  const anyCadence = fc.oneof(
    fc.integer({ min: 1, max: 2 }).map((every): Cadence => ({ ...plain, kind: 'weeks', every, anchor: '2025-06-04' })),
    fc
      .record({ every: fc.constantFrom(1, 3), day: fc.integer({ min: 1, max: 31 }) })
      .map((more): Cadence => ({ ...plain, kind: 'day-of-month', anchor: '2025-06-01', ...more })),
    fc.constantFrom(1, 2, 3, 4).map((nth): Cadence => {
      return { ...plain, kind: 'nth-weekday', nth, weekday: 3, anchor: '2025-06-01' };
    }),
    fc.constant<Cadence>({ ...plain, kind: 'last-working-day', anchor: '2025-06-01' }),
  );
  fc.assert(
    fc.property(anyCadence, fc.integer({ min: 1, max: 1_000_000 }), (cadence, minor) => {
      const turns = turnsBetween(cadence, '2025-06-01', '2026-12-31', NONE_ANNOUNCED).map(({ due }) => due);
      const past = turns.filter((due) => due <= '2026-07-31');
      const [found, more] = patternsOf(
        past.map((day) => row(day, minor)),
        { ...where, today: '2026-08-01' },
      );
      expect(more).toBeUndefined();
      expect(found?.next).toBe(turns[past.length]);
      expect(found?.confidence).toBeGreaterThanOrEqual(LEAST_CONFIDENCE);
    }),
    { numRuns: 150 },
  );
});

test('gaps are the days between, over leap days and turns of centuries', () => {
  const anyDay = fc.integer({ min: 0, max: 200_000 }).map((days) => addDays('1899-01-01', days));
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      expect(gapsOf([one, other])).toEqual([daysBetween(one, other)]);
    }),
  );
});
