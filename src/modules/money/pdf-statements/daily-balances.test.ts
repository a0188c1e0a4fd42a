import { expect, test } from 'vitest';
import { withPairsStacked } from './daily-balances.ts';
import type { Cell, Line } from './model.ts';

const line = (y: number, ...cells: readonly (readonly [text: string, x: number])[]): Line => ({
  page: 0,
  y,
  h: 9,
  space: 3,
  cells: cells.map(([text, x]): Cell => ({ text, x, right: x + text.length * 5 })),
});
const part = (names: Line, ...lines: Line[]) => ({ heading: { cells: names.cells, from: 0, to: 0 }, head: [], lines });
const textsOf = (lines: readonly Line[]) => lines.map(({ cells }) => cells.map(({ text, x }) => `${text} ${x}`));

test('balances by day in three pairs of columns are one list', () => {
  const names = line(
    10,
    ['Date', 10],
    ['Balance', 80],
    ['Date', 210],
    ['Balance', 280],
    ['Date', 410],
    ['Balance', 480],
  );
  const own = part(
    names,
    line(20, ['08/24', 10], ['1.00', 90], ['08/26', 210], ['3.00', 290], ['08/28', 410], ['5.00', 490]),
    line(30, ['08/25', 10], ['2.00', 90], ['08/27', 210], ['4.00', 290]),
  );
  const { heading, lines } = withPairsStacked(own);
  expect(heading.cells.map(({ text }) => text)).toEqual(['Date', 'Balance']);
  expect(textsOf(lines)).toEqual([
    ['08/24 10', '1.00 90'],
    ['08/25 10', '2.00 90'],
    ['08/26 10', '3.00 90'],
    ['08/27 10', '4.00 90'],
    ['08/28 10', '5.00 90'],
  ]);
});

test.each([
  ['one pair', line(10, ['Date', 10], ['Balance', 80])],
  ['movements', line(10, ['Date', 10], ['Amount', 80], ['Date', 210], ['Amount', 280])],
  ['other columns', line(10, ['Date', 10], ['Balance', 80], ['Date', 210], ['Value date', 280])],
])('%s stay as they are', (_, names) => {
  const own = part(names, line(20, ['08/24', 10], ['1.00', 90]));
  expect(withPairsStacked(own)).toBe(own);
});
