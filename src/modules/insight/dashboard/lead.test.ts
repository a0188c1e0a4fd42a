import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { isIncomeIn, leadOf } from './lead.ts';
import type { Flow } from './model.ts';

const zar = (minor: number) => money(minor, 'ZAR');
const flow = (came: number, went: number, count = 1): Flow => ({
  in: zar(came),
  out: zar(went),
  left: zar(came - went),
  refunds: zar(0),
  count,
});
const NONE = flow(0, 0, 0);
const total = { currency: 'ZAR', have: zar(5000), owe: zar(700), total: zar(4300) };
const period = { from: '2026-10-25', to: '2026-11-24' };
const lead = (
  soFar: Flow,
  before: Flow,
  lastMonth: Flow,
  change: { today?: string | null; isBusiness?: boolean } = {},
) => leadOf({ part: { soFar, before, lastMonth }, total, today: '2026-11-22', period, isBusiness: false, ...change });

test.each([
  ['nothing has come in', flow(0, 900), flow(3000, 100), false],
  ['a refund came ahead of the salary', flow(40, 900), flow(3000, 100), false],
  ['just less than half of it is in', flow(1499, 0), flow(3000, 0), false],
  ['half of it is in', flow(1500, 0), flow(3000, 0), true],
  ['the month before had no income, and this one has some', flow(1, 0), flow(0, 50), true],
  ['there is no month before', flow(1, 0), NONE, true],
  ['there is no income at all', flow(0, 10), NONE, false],
])('where %s, the income is in: %#', (_, soFar, lastMonth, isIn) => {
  expect(isIncomeIn(soFar, lastMonth)).toBe(isIn);
});

test('with the income in, it leads with what is left, what that is a day, and how it compares', () => {
  expect(lead(flow(4000, 1000), flow(4000, 1500), flow(4000, 3900))).toEqual({
    kind: 'left',
    amount: zar(3000),
    aDay: zar(1000),
    days: 3,
    compared: zar(500),
  });
});

test('on the last day all that is left is for today', () => {
  expect(lead(flow(4000, 1000), NONE, NONE, { today: '2026-11-24' })).toMatchObject({ aDay: zar(3000), days: 1 });
});

test('until the income is in, it leads with what is in the accounts, without what is owed', () => {
  expect(lead(flow(100, 1000), flow(0, 900), flow(4000, 3900))).toEqual({ kind: 'accounts', amount: zar(5000) });
});

test('spending beyond the income is said as an amount above zero', () => {
  expect(lead(flow(4000, 4100), NONE, NONE)).toEqual({ kind: 'over', amount: zar(100), compared: null });
  expect(lead(flow(4000, 4100), flow(4000, 4030), NONE)).toMatchObject({ amount: zar(100), compared: zar(70) });
});

test('a month that is over leads with what was left of it, or what was lacking', () => {
  expect(lead(flow(0, 50), flow(10, 20), flow(10, 20), { today: null })).toEqual({
    kind: 'ended',
    isShort: true,
    amount: zar(50),
    compared: zar(40),
  });
});

test('a month that is over and left something is compared as it is', () => {
  expect(lead(flow(90, 50), flow(10, 20), flow(10, 20), { today: null })).toEqual({
    kind: 'ended',
    isShort: false,
    amount: zar(40),
    compared: zar(50),
  });
});

test('a business leads with its profit, whether its income is in or not', () => {
  expect(lead(flow(0, 50), NONE, flow(900, 1), { isBusiness: true })).toEqual({
    kind: 'profit',
    isShort: true,
    amount: zar(50),
    compared: null,
  });
});
