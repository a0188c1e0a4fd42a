import { expect, test } from 'vitest';
import { underDays } from './day-headings.ts';
import type { Line } from './model.ts';

const line = (...texts: readonly string[]): Line => ({
  page: 0,
  y: 0,
  h: 8,
  space: 3,
  cells: texts.map((text, at) => ({ text, x: 100 + at * 200, right: 100 + at * 200 + text.length * 4 })),
});
const texts = (...lines: readonly Line[]) =>
  underDays(lines)?.lines.map(({ cells }) => cells.map(({ text }) => text).join('|')) ?? null;
const first = [line('Monday, 2 March 2026'), line('Shop', '-20.00'), line('Salary', '700.00')];
const second = [line('Tuesday, 3 March 2026'), line('Rent', '-400.00')];

test('each movement gets the day above it', () => {
  expect(texts(line('Everyday account'), ...first, ...second)).toEqual([
    'Everyday account',
    'Monday, 2 March 2026|Shop|-20.00',
    'Monday, 2 March 2026|Salary|700.00',
    'Tuesday, 3 March 2026|Rent|-400.00',
  ]);
});

test('and a day above all of them is none of them', () => {
  expect(texts(line('9 March 2026'), line('Your statement'), line('of March'), ...first, ...second)).toContain(
    'Monday, 2 March 2026|Shop|-20.00',
  );
});

test('a box beside a day leaves it a heading, and its amount is no movement', () => {
  const boxed = [line('3 March 2026', 'Cash back', '42.10'), line('Rent', '-400.00')];
  const third = [line('4 March 2026'), line('Kiosk', '-5.00')];
  expect(texts(...first, ...boxed, ...third)?.slice(2)).toEqual([
    'Cash back|42.10',
    '3 March 2026|Rent|-400.00',
    '4 March 2026|Kiosk|-5.00',
  ]);
});

test('balances and totals have no day', () => {
  expect(texts(...first, ...second, line('Closing balance', '380.00'))?.at(-1)).toBe('Closing balance|380.00');
});

test.each([
  ['days stand beside amounts', [line('2 March 2026', 'Shop', '-20.00'), line('3 March 2026', 'Rent', '-400.00')]],
  ['there is one day', first],
  ['a day is out of order', [...first, ...second, line('1 January 2026'), line('Kiosk', '-5.00'), ...second]],
])('no list under days where %s', (_, lines) => {
  expect(texts(...lines)).toBeNull();
});
