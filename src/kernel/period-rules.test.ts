import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar.ts';
import {
  countPeriods,
  type DatedRule,
  isPeriodRule,
  periodAfter,
  periodAt,
  periodBefore,
  periodOfKey,
  type Periods,
  periodsBack,
  periodsFrom,
  sameLastYear,
  type Stretch,
} from './period-rules.ts';
import { NONE_ANNOUNCED } from './working-days.ts';

const by = (rule: string, more: Partial<Periods> = {}): Periods => ({
  rules: [{ since: null, rule }],
  country: 'ZA',
  gazetted: NONE_ANNOUNCED,
  ...more,
});
/** The rules with another from a day on. */
function withRule(rules: readonly DatedRule[], { since, rule }: { since: string; rule: string }): DatedRule[] {
  const before = rules.filter((one) => one.since === null || one.since < since);
  return before.at(-1)?.rule === rule ? before : [...before, { since, rule }];
}
const daysIn = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;

describe('a period', () => {
  test.each([
    ['a calendar month', 'month:1', '2026-02-17', '2026-02-01 2026-02-28'],
    ['a month from the 25th', 'month:25', '2026-11-24', '2026-10-25 2026-11-24'],
    ['the 25th on a Saturday, so the Friday before', 'month:25-or-before', '2026-04-24', '2026-04-24 2026-05-24'],
    ['the last working day', 'month:last-working-day', '2026-12-31', '2026-12-31 2027-01-28'],
    ['a day that the month does not have', 'month:31', '2027-02-28', '2027-02-28 2027-03-30'],
    ['a week from Monday', 'week:1', '2026-11-29', '2026-11-23 2026-11-29'],
    ['a week from Sunday', 'week:7', '2026-11-29', '2026-11-29 2026-12-05'],
    ['a fortnight', 'fortnight:2026-01-09', '2026-01-23', '2026-01-23 2026-02-05'],
    ['a fortnight before its first day', 'fortnight:2026-01-09', '2026-01-08', '2025-12-26 2026-01-08'],
    ['a tax year from March', 'year:3:1', '2026-02-28', '2025-03-01 2026-02-28'],
    ['a year from the payday of January', 'year:1:25-or-before', '2026-01-23', '2026-01-23 2027-01-24'],
  ])('is %s', (_, rule, day, expected) => {
    expect(daysIn(periodAt(day, by(rule)))).toBe(expected);
  });

  test.each(['', 'month', 'month:0', 'month:32', 'week:0', 'week:8', 'fortnight:2026-02-30', 'year:13:1', 'week:1:1'])(
    'is none by the rule "%s"',
    (rule) => {
      expect(isPeriodRule(rule)).toBe(false);
      expect(() => periodAt('2026-01-01', by(rule))).toThrow(RangeError);
    },
  );

  test('keeps its key where a holiday is announced that moves its beginning', () => {
    const announced = { country: 'ZA', day: '2026-11-25', isHoliday: true, occasion: null };
    const before = periodAt('2026-11-25', by('month:25-or-before'));
    const after = periodAt('2026-11-24', by('month:25-or-before', { gazetted: [announced] }));
    expect(daysIn(before)).toBe('2026-11-25 2026-12-23');
    expect(daysIn(after)).toBe('2026-11-24 2026-12-23');
    expect(after.key).toBe(before.key);
    expect(periodOfKey(before.key, by('month:25-or-before', { gazetted: [announced] }))).toEqual(after);
  });

  test('is found by its key, and not by another day', () => {
    expect(periodOfKey('2026-04-25', by('month:25-or-before'))?.from).toBe('2026-04-24');
    expect(periodOfKey('2026-04-24', by('month:25-or-before'))).toBeNull();
  });

  test('of a year before is the one in the same season', () => {
    expect(daysIn(sameLastYear(periodAt('2026-11-20', by('month:25')), by('month:25')))).toBe('2025-10-25 2025-11-24');
    expect(daysIn(sameLastYear(periodAt('2024-02-29', by('month:1')), by('month:1')))).toBe('2023-02-01 2023-02-28');
    expect(daysIn(sameLastYear(periodAt('2026-05-01', by('year:3:1')), by('year:3:1')))).toBe('2025-03-01 2026-02-28');
  });
});

describe('a change of the rule', () => {
  const changed: DatedRule[] = [
    { since: null, rule: 'month:1' },
    { since: '2026-06-25', rule: 'month:25' },
  ];

  test('ends the period on the day before and leaves those before alone', () => {
    const periods = by('', { rules: changed });
    expect(periodsFrom('2026-05-10', '2026-08-01', periods).map(daysIn)).toEqual([
      '2026-05-01 2026-05-31',
      '2026-06-01 2026-06-24',
      '2026-06-25 2026-07-24',
      '2026-07-25 2026-08-24',
    ]);
  });
});

const COUNTRIES = ['ZA', 'KE', 'NG', 'XX'];
const starts = fc.oneof(
  fc.integer({ min: 1, max: 31 }).map(String),
  fc.integer({ min: 1, max: 31 }).map((day) => `${day}-or-before`),
  fc.constant('last-working-day'),
);
const anyDay = fc
  .integer({ min: 0, max: daysBetween('2019-01-01', '2035-12-31') })
  .map((n) => addDays('2019-01-01', n));
const anyRule = fc.oneof(
  starts.map((start) => `month:${start}`),
  fc.integer({ min: 1, max: 7 }).map((weekday) => `week:${weekday}`),
  fc.integer({ min: 1, max: 28 }).map((day) => `fortnight:2026-01-${String(day).padStart(2, '0')}`),
  fc.tuple(fc.integer({ min: 1, max: 12 }), starts).map(([month, start]) => `year:${month}:${start}`),
);
const announced = fc
  .array(fc.record({ day: anyDay, isHoliday: fc.boolean(), occasion: fc.constant(null) }), { maxLength: 12 })
  .map((days) => days.map((one) => ({ ...one, country: 'ZA' })));

/** Every day to 2035 is in one period, they follow one on another, and their keys rise. */
function expectPartition(periods: Periods, [first, last]: readonly [string, string]): void {
  const all = periodsFrom(first, last, periods);
  for (const [index, one] of all.entries()) {
    expect(one.from <= one.to).toBe(true);
    const before = all[index - 1];
    if (before === undefined) continue;
    expect(one.from).toBe(addDays(before.to, 1));
    expect(one.key > before.key).toBe(true);
    expect(periodBefore(one, periods)).toEqual(before);
    expect(periodAfter(before, periods)).toEqual(one);
    expect(periodAt(one.to, periods)).toEqual(one);
    expect(periodOfKey(one.key, periods)).toEqual(one);
  }
}

describe('periods', () => {
  const PAYDAYS = [
    ...Array.from({ length: 31 }, (_, day) => [`${day + 1}`, `${day + 1}-or-before`]).flat(),
    'last-working-day',
  ];

  test.each(COUNTRIES)('of every month and payday hold each day to 2035 once in %s', (country) => {
    for (const start of PAYDAYS) expectPartition(by(`month:${start}`, { country }), ['2020-01-01', '2035-12-31']);
  });

  test('of any rules, changed on any days, with any announced holidays, hold each day once', () => {
    const changes = fc.array(fc.record({ since: anyDay, rule: anyRule }), { maxLength: 4 });
    fc.assert(
      fc.property(anyRule, changes, announced, (rule, more, gazetted) => {
        let rules: DatedRule[] = [{ since: null, rule }];
        for (const one of more.toSorted((a, b) => (a.since < b.since ? -1 : 1))) rules = withRule(rules, one);
        expectPartition({ rules, country: 'ZA', gazetted }, ['2024-01-01', '2035-12-31']);
      }),
      { numRuns: 20 },
    );
  });

  test('of any payday hold each day once, however many days on end are off', () => {
    const off = fc.record({ first: anyDay, count: fc.integer({ min: 5, max: 280 }) });
    fc.assert(
      fc.property(anyRule, fc.array(off, { minLength: 1, maxLength: 3 }), (rule, blocks) => {
        const gazetted = blocks.flatMap(({ first, count }) =>
          Array.from({ length: count }, (_, later) => {
            return { country: 'ZA', day: addDays(first, later), isHoliday: true, occasion: null };
          }),
        );
        expectPartition({ rules: [{ since: null, rule }], country: 'ZA', gazetted }, ['2019-01-01', '2035-12-31']);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    [14, '2026-11-11'],
    [18, '2026-11-06'],
    [21, '2026-11-04'],
    [22, '2026-11-25'],
    [200, '2026-11-25'],
  ])('that begin with a payday after %i days off begin on %s', (count, begins) => {
    const gazetted = Array.from({ length: count }, (_, back) => {
      return { country: 'ZA', day: addDays('2026-11-25', -back), isHoliday: true, occasion: null };
    });
    const periods = { rules: [{ since: null, rule: 'month:25-or-before' }], country: 'ZA', gazetted };
    expect(periodAt('2026-11-27', periods).from).toBe(begins);
  });

  test('are the same counted back or on, and no more than are asked for', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyDay,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 1, max: 30 }),
        (rule, day, back, most) => {
          const periods = by(rule);
          const first = addDays(day, -back);
          const all = periodsFrom(first, day, periods);
          const last = periodAt(day, periods);
          expect(periodsBack(first, last, most, periods)).toEqual(all.slice(-most));
          expect(countPeriods(periodAt(first, periods), day, most, periods)).toBe(Math.min(all.length, most));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('that ended before a change are the same after it', () => {
    fc.assert(
      fc.property(anyRule, anyRule, anyDay, (rule, other, since) => {
        const before = by(rule);
        const after = by('', { rules: withRule(before.rules, { since, rule: other }) });
        const last = addDays(since, -1);
        // The next one had begun by its name; of one that would last a day or two the days go to the one before.
        const hasEnded = (one: Stretch) => periodAfter(one, before).key < since;
        const kept = periodsFrom(addDays(since, -800), last, before).filter(hasEnded);
        expect(periodsFrom(addDays(since, -800), last, after).slice(0, kept.length)).toEqual(kept);
      }),
      { numRuns: 60, examples: [['month:26-or-before', 'month:1', '2035-05-26']] },
    );
  });
});
