import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burnOf, paceOf } from './burn.ts';

const course = {
  startsOn: '2026-11-01',
  endsOn: '2026-11-11',
  budget: 1000n,
  committed: 0n,
  costByDay: new Map([
    ['2026-10-20', 100n],
    ['2026-11-03', 200n],
    ['2026-11-08', 50n],
  ]),
};

describe('spending over time', () => {
  test('adds up day by day until today, beside a straight line to the budget', () => {
    const { points } = burnOf(course, '2026-11-05');
    expect(points).toHaveLength(11);
    expect(points[0]).toEqual({ day: '2026-11-01', spent: 100n, planned: 0n });
    expect(points[4]).toEqual({ day: '2026-11-05', spent: 300n, planned: 400n });
    expect(points[5]).toEqual({ day: '2026-11-06', spent: null, planned: 500n });
    expect(points[10]).toEqual({ day: '2026-11-11', spent: null, planned: 1000n });
  });

  test('goes on after the end where something was spent later', () => {
    const late = { ...course, committed: 0n, costByDay: new Map([['2026-11-20', 10n]]) };
    expect(burnOf(late, '2026-11-30').points.at(-1)).toEqual({ day: '2026-11-20', spent: 10n, planned: 1000n });
  });

  test('has no line without an end, and no more points than a chart can show', () => {
    const { points } = burnOf({ ...course, startsOn: '2020-01-01', endsOn: null }, '2026-11-05');
    expect(points.every(({ planned }) => planned === null)).toBe(true);
    expect(points.length).toBeLessThan(64);
    expect(points.at(-1)).toMatchObject({ day: '2026-11-05', spent: 300n });
  });

  test('has a point on each day that is marked and lies within it', () => {
    const long = { ...course, startsOn: '2026-01-01', marked: ['2026-03-14', '2027-01-01'] };
    const days = burnOf(long, '2026-11-05').points.map(({ day }) => day);
    expect(days).toContain('2026-03-14');
    expect(days.at(-1)).toBe('2026-11-11');
  });

  test('is one point where it begins and ends today', () => {
    expect(burnOf({ ...course, endsOn: '2026-11-01' }, '2026-11-01').points).toEqual([
      { day: '2026-11-01', spent: 100n, planned: 1000n },
    ]);
  });

  test('never falls while nothing comes back, and its last point today is all that was spent', () => {
    const costs = fc.dictionary(
      fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
      fc.bigInt({ min: 0n, max: 10_000n }),
    );
    fc.assert(
      fc.property(costs, (given) => {
        const { points } = burnOf(
          { ...course, endsOn: '2026-12-31', costByDay: new Map(Object.entries(given)) },
          '2026-11-28',
        );
        const spent = points.flatMap((point) => point.spent ?? []);
        expect(spent.every((one, at) => at === 0 || one >= (spent[at - 1] ?? 0n))).toBe(true);
        expect(spent.at(-1)).toBe(Object.values(given).reduce((sum, one) => sum + one, 0n));
      }),
    );
  });
});

describe('the pace', () => {
  const at = (parts: Partial<Parameters<typeof paceOf>[0]>, today: string) =>
    paceOf(
      { startsOn: '2026-11-01', endsOn: '2026-11-30', budget: 1000n, committed: 0n, spent: 500n, ...parts },
      today,
    );

  test.each([
    ['in the first week', {}, '2026-11-06', { projected: null, usedUpOn: null }],
    ['after ten days', {}, '2026-11-10', { projected: 1500n, usedUpOn: '2026-11-20' }],
    ['with too little to use it up', { spent: 100n }, '2026-11-10', { projected: 300n, usedUpOn: null }],
    ['with as much committed', { committed: 1000n }, '2026-11-10', { projected: 1500n, usedUpOn: '2026-11-20' }],
    ['with more committed', { committed: 1001n }, '2026-11-10', { projected: null, usedUpOn: '2026-11-20' }],
    ['with nothing spent', { spent: 0n }, '2026-11-10', { projected: null, usedUpOn: null }],
    ['over the budget', { spent: 2000n }, '2026-11-10', { projected: 6000n, usedUpOn: null }],
    ['at the end', {}, '2026-11-30', { projected: null, usedUpOn: null }],
    ['without an end', { endsOn: null }, '2026-11-10', { projected: null, usedUpOn: '2026-11-20' }],
    ['far away', { endsOn: null, spent: 1n }, '2026-11-10', { projected: null, usedUpOn: null }],
  ] as const)('%s', (_name, parts, today, wanted) => {
    expect(at(parts, today)).toEqual(wanted);
  });
});
