import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysOf, monthOf } from '#kernel/calendar.ts';
import { type CoveringStatement, gridOf } from './grid.ts';
import type { MonthCell, MonthState } from './model.ts';

const today = '2026-04-15';
const statement = (importId: string, from: string, to: string, more: Partial<CoveringStatement> = {}) => {
  return { importId, from, to, before: null, after: null, isMismatched: false, ...more };
};
const states = (cells: readonly MonthCell[]): Record<string, MonthState> =>
  Object.fromEntries(cells.map(({ month, state }) => [month, state]));

const MARCH = statement('march', '2026-03-01', '2026-03-31');
const JANUARY = statement('january', '2026-01-05', '2026-01-31');

test.each<[string, CoveringStatement[], string[], Record<string, MonthState>]>([
  ['nothing', [], [], {}],
  ['a whole month', [MARCH], [], { '2026-03': 'covered', '2026-04': 'running' }],
  [
    'a month without a statement between two',
    [JANUARY, MARCH],
    [],
    { '2026-01': 'covered', '2026-02': 'missing', '2026-03': 'covered', '2026-04': 'running' },
  ],
  [
    'days without a statement',
    [statement('a', '2026-03-01', '2026-03-20')],
    [],
    { '2026-03': 'missing', '2026-04': 'running' },
  ],
  [
    'balances that prove that nothing was booked in between',
    [
      statement('a', '2026-01-05', '2026-01-20', { after: 100n }),
      statement('b', '2026-03-07', '2026-03-31', { before: 100n }),
    ],
    [],
    { '2026-01': 'covered', '2026-02': 'covered', '2026-03': 'covered', '2026-04': 'running' },
  ],
  [
    'balances that differ in between',
    [
      statement('a', '2026-02-01', '2026-02-20', { after: 100n }),
      statement('b', '2026-03-01', '2026-03-31', { before: 90n }),
    ],
    [],
    { '2026-02': 'missing', '2026-03': 'covered', '2026-04': 'running' },
  ],
  [
    'two files for the same days',
    [MARCH, statement('again', '2026-03-10', '2026-04-02')],
    [],
    { '2026-03': 'duplicate', '2026-04': 'running' },
  ],
  [
    'one day that two files share',
    [statement('a', '2026-03-01', '2026-03-16'), statement('b', '2026-03-16', '2026-03-31')],
    [],
    { '2026-03': 'covered', '2026-04': 'running' },
  ],
  [
    'one file inside another',
    [MARCH, statement('week', '2026-03-08', '2026-03-14')],
    [],
    { '2026-03': 'duplicate', '2026-04': 'running' },
  ],
  [
    'a balance that disagrees',
    [{ ...MARCH, isMismatched: true }],
    ['2026-03-31'],
    { '2026-03': 'mismatched', '2026-04': 'running' },
  ],
  [
    'a reconciled month, files missing or not',
    [statement('a', '2026-03-03', '2026-03-20')],
    ['2026-03-31'],
    { '2026-03': 'reconciled', '2026-04': 'running' },
  ],
  ['a statement in the middle of a month', [MARCH], ['2026-03-15'], { '2026-03': 'covered', '2026-04': 'running' }],
  [
    'statements on paper alone',
    [],
    ['2026-02-28', '2026-03-31'],
    { '2026-02': 'reconciled', '2026-03': 'reconciled', '2026-04': 'running' },
  ],
])('%s', (_, statements, reconciled, expected) => {
  expect(states(gridOf({ statements, reconciled, today }))).toEqual(expected);
});

test('a cell says which days are missing, which twice, where they came from and how far it is reconciled', () => {
  const cells = gridOf({
    statements: [statement('a', '2026-02-10', '2026-03-12'), statement('b', '2026-03-05', '2026-03-20')],
    reconciled: ['2026-03-10'],
    today,
  });
  expect(cells.slice(1)).toEqual([
    {
      month: '2026-03',
      state: 'missing',
      gaps: [{ from: '2026-03-21', to: '2026-03-31' }],
      overlaps: [{ from: '2026-03-05', to: '2026-03-12' }],
      importIds: ['a', 'b'],
      reconciledTo: '2026-03-10',
    },
    {
      month: '2026-02',
      state: 'reconciled',
      gaps: [],
      overlaps: [],
      importIds: ['a'],
      reconciledTo: '2026-02-28',
    },
  ]);
});

const statements = fc.array(
  fc
    .record({ start: fc.nat(200), length: fc.nat(45), id: fc.nat(5) })
    .map(({ start, length, id }) =>
      statement(`i${id}`, addDays('2025-09-01', start), addDays('2025-09-01', start + length)),
    ),
  { minLength: 1, maxLength: 8 },
);

test('every day of a finished month since the first statement is covered or in a gap, and never both', () => {
  fc.assert(
    fc.property(statements, (all) => {
      const first = all.map(({ from }) => from).toSorted()[0] ?? '';
      for (const { month, gaps } of gridOf({ statements: all, reconciled: [], today })) {
        if (daysOf(month).last > today) continue;
        for (let day = daysOf(month).first; monthOf(day) === month; day = addDays(day, 1)) {
          if (day < first) continue;
          const isCovered = all.some(({ from, to }) => from <= day && day <= to);
          const isGap = gaps.some(({ from, to }) => from <= day && day <= to);
          expect(isGap).toBe(!isCovered);
        }
      }
    }),
  );
});
