import { expect, test } from 'vitest';
import { columnsByPlace } from './columns-by-place.ts';
import type { Cell, Line } from './model.ts';

const cell = (text: string, { left, right }: { left?: number; right?: number }): Cell => {
  const x = left ?? (right ?? 0) - text.length * 4;
  return { text, x, right: x + text.length * 4 };
};
const AMOUNTS = [
  ['20.00', '1,480.00'],
  ['1,455.20', '24.80'],
  ['5.00', '19.80'],
] as const;
const lines = (place: (at: number) => { left?: number; right?: number }): Line[] =>
  AMOUNTS.map(([amount, balance], at) => ({
    page: 0,
    y: at * 10,
    h: 8,
    space: 3,
    cells: [
      cell(`0${at + 1}/03/2026`, { left: 0 }),
      cell('Shop', { left: 60 }),
      cell(amount, place(200)),
      cell(balance, place(300)),
    ],
  }));

test.each([
  ['end', (right: number) => ({ right })],
  ['begin', (left: number) => ({ left })],
])('a column for each place where numbers %s', (_, place) => {
  const table = lines(place);
  const columns = columnsByPlace(table);
  expect(columns?.names).toHaveLength(4);
  expect(table.map(({ cells }) => cells.map((one) => columns?.of(one)))).toEqual(AMOUNTS.map(() => [0, 1, 2, 3]));
});
