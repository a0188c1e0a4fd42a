import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Category } from './model.ts';
import { type CategoryFigures, fullMonths, usageOf, yearBefore } from './usage.ts';
import { usageRows } from './usage-order.ts';

test.each([
  [null, '2026-11-26', 0],
  ['2026-11', '2026-11-30', 0],
  ['2027-01', '2026-11-30', 0],
  ['2026-10', '2026-11-01', 1],
  ['2025-12', '2026-11-26', 11],
  ['2025-11', '2026-11-26', 12],
  ['1999-01', '2026-11-26', 12],
] as const)('from a first transaction in %s there are, on %s, %i full months', (first, today, months) => {
  expect(fullMonths(first, today)).toBe(months);
});

test('the year of averages is the twelve full months before', () => {
  expect(yearBefore('2026-11-26')).toEqual({ from: '2025-11-01', to: '2026-10-31' });
  expect(yearBefore('2026-01-01')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

const NOTHING: CategoryFigures = { used: [], firstMonth: null, ofYear: [], ofMonth: [], ofSpendingAccounts: [] };
const category = (id: string, kind: 'income' | 'expense' | 'transfer', parentId: string | null = null) =>
  ({ id, parentId, kind, spendingGroup: null }) as const;
const sum = (id: string, came: bigint, out: bigint, currency = 'ZAR') => ({ id, currency, in: came, out });

test.each([
  ['an expense averages what was spent, refunds taken off', 'expense', 100n, -1000n, 300n],
  ['income averages what was received, corrections taken off', 'income', 1000n, -100n, 300n],
  ['a transfer averages what was moved out', 'transfer', 900n, -900n, 300n],
  ['more refunds than spending average below zero', 'expense', 1000n, -100n, -300n],
  ['half a minor unit goes away from zero', 'expense', 0n, -4n, 1n],
  ['half a minor unit below zero too', 'expense', 4n, 0n, -1n],
] as const)('%s', (_, kind, came, out, average) => {
  const half = came + out === -4n || came + out === 4n;
  const firstMonth = half ? '2026-03' : '2026-08';
  const figures = { ...NOTHING, firstMonth, ofYear: [sum('a', came, out)] };
  const today = half ? '2026-11-26' : '2026-11-26';
  const { categories } = usageOf([category('a', kind)], figures, today);
  expect(categories[0]?.averages).toEqual([money(average, 'ZAR')]);
});

test('each currency has an average of its own', () => {
  const ofYear = [sum('a', 0n, -100n, 'USD'), sum('b', 0n, -300n), sum('b', 0n, -100n, 'USD')];
  const all = [category('a', 'expense'), category('b', 'expense', 'a')];
  const { categories } = usageOf(all, { ...NOTHING, firstMonth: '2026-10', ofYear }, '2026-11-26');
  expect(categories[0]?.averages).toEqual([money(200n, 'USD'), money(300n, 'ZAR')]);
  expect(categories[1]?.averages).toEqual([money(100n, 'USD'), money(300n, 'ZAR')]);
});

test('needs, wants and savings never count twice: moving money between two spending accounts comes to nothing', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, (spent, moved) => {
      const all = [
        { ...category('need', 'expense'), spendingGroup: 'need' },
        { ...category('saving', 'transfer'), spendingGroup: 'saving' },
        { ...category('salary', 'income'), spendingGroup: 'need' },
      ] as const;
      const rows = [sum('need', 0n, -spent), sum('salary', moved, 0n), sum('saving', moved, -moved)];
      const both = usageOf(all, { ...NOTHING, ofMonth: rows, ofSpendingAccounts: rows }, '2026-11-26');
      expect(both.groups).toEqual({ need: [money(spent, 'ZAR')], want: [], saving: [] });
      const out = [sum('saving', 0n, -moved)];
      const away = usageOf(all, { ...NOTHING, ofMonth: rows, ofSpendingAccounts: out }, '2026-11-26');
      expect(away.groups.saving).toEqual([money(moved, 'ZAR')]);
    }),
  );
});

const shown = (id: string, name: string): Category => ({
  id,
  parentId: null,
  name,
  kind: 'expense',
  colour: 'slate',
  icon: 'tag',
  isArchived: id === 'gone',
  group: null,
  variability: null,
  taxLine: null,
  accountCode: null,
  vatCode: null,
  transactionCount: 0,
});
const ALL = [shown('a', 'Beer'), shown('b', 'Apples'), shown('c', 'Coal'), shown('gone', 'Gone')];
const USAGE = {
  months: 1,
  groups: { need: [], want: [], saving: [] },
  categories: [
    { id: 'a', count: 1, lastUsed: '2026-03-01', averages: [money(500n, 'USD')] },
    { id: 'b', count: 1, lastUsed: null, averages: [] },
    { id: 'c', count: 10, lastUsed: '2026-02-01', averages: [money(100n, 'ZAR')] },
    { id: 'gone', count: 99, lastUsed: null, averages: [] },
  ],
};

test.each([
  ['name', 'up', 'bac'],
  ['name', 'down', 'cab'],
  ['count', 'down', 'cba'],
  ['count', 'up', 'bac'],
  ['lastUsed', 'down', 'acb'],
  ['average', 'down', 'cba'],
] as const)('categories in use are sorted by %s %s', (column, direction, order) => {
  const rows = usageRows(ALL, USAGE, { sort: { column, direction }, currency: 'ZAR' });
  expect(rows.map(({ id }) => id).join('')).toBe(order);
});
