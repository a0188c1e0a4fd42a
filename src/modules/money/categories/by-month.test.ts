import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { monthsOf, type PeriodSum } from './by-month.ts';
import type { CategoryKind, MonthsPart } from './model.ts';

const ALL = [
  { id: 'food', parentId: null, kind: 'expense' },
  { id: 'groceries', parentId: 'food', kind: 'expense' },
  { id: 'rent', parentId: null, kind: 'expense' },
  { id: 'pay', parentId: null, kind: 'income' },
  { id: 'bonus', parentId: 'pay', kind: 'income' },
  { id: 'savings', parentId: null, kind: 'transfer' },
] as const satisfies readonly { id: string; parentId: string | null; kind: CategoryKind }[];

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const sum = (id: string | null, came: bigint, out: bigint): PeriodSum => ({ id, in: came, out });
const written = ({ lines, totals }: MonthsPart) => ({
  lines: lines.map(({ id, amounts }) => [id, ...amounts.map(({ minor }) => minor)]),
  totals: totals.map(({ minor }) => minor),
});

test('a parent holds what is below it, refunds are taken off, and what has no category counts by its sign', () => {
  const october = [sum('groceries', 500n, -3000n), sum('food', 0n, -1000n), sum('pay', 90_000n, 0n)];
  const september = [sum('groceries', 0n, -2000n), sum(null, 700n, -400n), sum('savings', 100n, -5000n)];
  const { expense, income, transfer } = monthsOf(ALL, [october, september], 'ZAR');
  expect(written(expense)).toEqual({
    lines: [
      ['food', 3500n, 2000n],
      ['groceries', 2500n, 2000n],
      [null, 0n, 400n],
    ],
    totals: [3500n, 2400n],
  });
  expect(expense.total).toEqual(ZAR(5900n));
  expect(expense.lines[0]?.total).toEqual(ZAR(5500n));
  expect(written(income)).toEqual({
    lines: [
      ['pay', 90_000n, 0n],
      [null, 0n, 700n],
    ],
    totals: [90_000n, 700n],
  });
  expect(written(transfer)).toEqual({ lines: [['savings', 0n, 5000n]], totals: [0n, 5000n] });
});

test('what is below a category follows it, wherever it stands in the list', () => {
  const sums = ['groceries', 'rent', 'food', 'bonus'].map((id) => sum(id, 0n, -1n));
  const { expense } = monthsOf(ALL.toReversed(), [sums], 'ZAR');
  expect(written(expense).lines).toEqual([
    ['rent', 1n],
    ['food', 2n],
    ['groceries', 1n],
  ]);
});

test('without transactions there are no lines, and one zero for each period', () => {
  const { expense } = monthsOf(ALL, [[], []], 'NGN');
  expect(written(expense)).toEqual({ lines: [], totals: [0n, 0n] });
});

test('the lines on the upper level come to the totals, and the totals to what the transactions come to', () => {
  const one = fc.record({
    id: fc.constantFrom(...ALL.map(({ id }) => id), null, 'deleted since'),
    in: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    out: fc.bigInt({ min: -(10n ** 12n), max: 0n }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(one, { maxLength: 12 }), { minLength: 1, maxLength: 6 }), (periods) => {
      const found = monthsOf(ALL, periods, 'ZAR');
      for (const part of [found.expense, found.income]) {
        const upper = part.lines.filter(({ id }) => ALL.find((known) => known.id === id)?.parentId == null);
        for (const [place, { minor }] of part.totals.entries())
          expect(upper.reduce((total, line) => total + (line.amounts[place]?.minor ?? 0n), 0n)).toBe(minor);
        expect(part.totals.reduce((total, { minor }) => total + minor, 0n)).toBe(part.total.minor);
      }
      const isMoved = (id: string | null) => id === 'savings';
      for (const [place, sums] of periods.entries()) {
        const net = sums.filter(({ id }) => !isMoved(id)).reduce((total, { in: came, out }) => total + came + out, 0n);
        expect((found.income.totals[place]?.minor ?? 0n) - (found.expense.totals[place]?.minor ?? 0n)).toBe(net);
      }
    }),
  );
});
