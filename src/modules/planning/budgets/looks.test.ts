import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { barOf, byCategory, courseOf, fillColumns, permille, richest, shortOf, tightest } from './looks.ts';
import type { Line } from './model.ts';

const R = (minor: bigint) => money(minor, 'ZAR');

test.each([
  [0n, 100n, 0],
  [50n, 100n, 500],
  [100n, 100n, 1000],
  [101n, 100n, 1000],
  [-5n, 100n, 0],
  [0n, 0n, 0],
  [1n, 0n, 1000],
  [1n, -5n, 1000],
])('%s of %s is %s thousandths', (part, whole, expected) => {
  expect(permille(part, whole)).toBe(expected);
});

test('what is scheduled stands after what is spent, and both fit into the bar', () => {
  const bar = (available: bigint, spent: bigint, committed: bigint) =>
    barOf({ available: R(available), spent: R(spent), committed: R(committed) });
  expect(bar(100n, 20n, 30n)).toEqual({ spent: 200, scheduled: 300 });
  expect(bar(100n, 90n, 30n)).toEqual({ spent: 900, scheduled: 100 });
  expect(bar(100n, 130n, 30n)).toEqual({ spent: 1000, scheduled: 0 });
  expect(bar(100n, -10n, 30n)).toEqual({ spent: 0, scheduled: 200 });
});

test('today counts among the days that are left', () => {
  const period = { key: '2026-10-25', from: '2026-10-25', to: '2026-11-24' };
  expect(courseOf(period, '2026-11-22')).toEqual({ over: 29, all: 31, left: 3, permille: 935 });
  expect(courseOf(period, '2026-11-25')).toBeNull();
});

test('money comes from the line with the most left in the same currency', () => {
  const line = (id: string, minor: bigint, currency = 'ZAR') => ({ id, left: money(minor, currency) }) as Line;
  const lines = [line('a', 5n), line('b', 9n), line('c', 99n, 'USD'), line('d', -3n)];
  expect(richest(lines, { currency: 'ZAR', not: 'd' })?.id).toBe('b');
  expect(richest(lines, { currency: 'ZAR', not: 'b' })?.id).toBe('a');
  expect(richest(lines, { currency: 'KES', not: 'd' })).toBeNull();
  expect(shortOf(line('d', -3n))).toEqual(R(3n));
  expect(shortOf(line('a', 5n))).toBeNull();
});

test('the tightest lines come first: what is overspent most, then what is used most', () => {
  const line = (id: string, available: bigint, spent: bigint, memberId: string | null = null) =>
    ({ id, memberId, available: R(available), spent: R(spent), committed: R(0n), left: R(available - spent) }) as Line;
  const lines = [
    line('a', 100n, 50n),
    line('b', 100n, 90n),
    line('c', 100n, 130n),
    line('d', 10n, 90n),
    line('e', 9n, 9n, 'x'),
  ];
  expect(tightest(lines, 3).map(({ id }) => id)).toEqual(['d', 'c', 'b']);
});

test('lines of a category in several currencies stand side by side, and those for a member apart', () => {
  const line = (id: string, categoryId: string, memberId: string | null) =>
    ({ id, categoryId, memberId, group: { id: null, name: 'Food' } }) as Line;
  const rows = byCategory([line('a', '1', null), line('b', '2', null), line('c', '1', null), line('d', '1', 'me')]);
  expect(rows.map(({ group, lines }) => [group, lines.map(({ id }) => id)])).toEqual([
    ['Food', ['a', 'c']],
    ['Food', ['b']],
    ['Food', ['d']],
  ]);
});

test('currencies stand beside each other where none of their columns would be nearly empty', () => {
  const line = (categoryId: string, currency: string) =>
    ({ categoryId, memberId: null, group: { id: 'g', name: 'Food' }, left: money(0n, currency) }) as unknown as Line;
  const rand = ['1', '2', '3', '4'].map((category) => line(category, 'ZAR'));
  expect(fillColumns(byCategory([...rand, line('1', 'USD')]))).toBe(false);
  expect(fillColumns(byCategory([...rand, line('1', 'USD'), line('2', 'USD')]))).toBe(true);
  expect(fillColumns(byCategory(rand))).toBe(true);
});
