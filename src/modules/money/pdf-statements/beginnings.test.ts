import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import type { Cell, Line } from './model.ts';

const cellOf = (text: string, x: number): Cell => ({ text, x, right: x + text.length * 4 });
const lineOf = (...cells: Cell[]): Line => ({ page: 0, y: 0, h: 8, space: 3, cells });

/** Names in the middle of columns, whose words begin at the left. */
const HEADING = [
  cellOf('#', 50),
  cellOf('Date', 80),
  cellOf('Description', 220),
  cellOf('Reference', 390),
  cellOf('Amount', 450),
];
const BODY = ['A payment to a shop with a very long name', 'Another payment to a friend', 'Order 4411'].map((words) =>
  lineOf(cellOf('1', 50), cellOf('03 Aug 2026', 66), cellOf(words, 130), cellOf('12.50', 452)),
);

test('short words under a name in the middle of their column are of the column where long ones begin', () => {
  const { of } = columnsOf(HEADING, BODY, 'begins');
  expect(of(cellOf('Order 4411', 130))).toBe(2);
  expect(of(cellOf('03 Aug 2026', 66))).toBe(1);
  expect(of(cellOf('12.50', 452))).toBe(4);
});

test('words that begin where no others do are of the column whose name is nearest', () => {
  const { of } = columnsOf(HEADING, BODY, 'begins');
  expect(of(cellOf('REF 12', 385))).toBe(3);
});
