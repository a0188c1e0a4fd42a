import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { freeDates, paidMonths } from './drift.ts';
import type { DebtMonth } from './model.ts';

const line = (
  month: string,
  debtId: string,
  freeMonth: string | null,
  paid: bigint | null = 5n,
  currency = 'ZAR',
): DebtMonth => ({
  month,
  debtId,
  freeMonth,
  owed: money(100n, currency),
  planned: money(10n, currency),
  paid: paid === null ? null : money(paid, currency),
});

describe('the debt-free date of a month', () => {
  test('is that of the last debt, and there is none where a debt has none', () => {
    const months = [
      line('2026-12', 'a', '2028-01'),
      line('2026-12', 'b', null),
      line('2026-11', 'a', '2027-12'),
      line('2026-11', 'b', '2028-03'),
    ];
    expect(freeDates(months)).toEqual([
      { month: '2026-11', free: '2028-03' },
      { month: '2026-12', free: null },
    ]);
    expect(freeDates([])).toEqual([]);
  });
});

test('what was planned and paid is added up by month, of debts with an account in one currency', () => {
  const months = [
    line('2026-12', 'a', null),
    line('2026-11', 'a', null, 7n),
    line('2026-11', 'b', null),
    line('2026-11', 'c', null, null),
    line('2026-11', 'd', null, 1n, 'KES'),
  ];
  expect(paidMonths(months, 'ZAR').map(({ month, planned, paid }) => [month, planned.minor, paid.minor])).toEqual([
    ['2026-11', 20n, 12n],
    ['2026-12', 10n, 5n],
  ]);
});
