import { expect, test } from 'vitest';
import type { TextRecord } from './cells.ts';
import { movedIn, provedBySize, runningBalance } from './running-columns.ts';

const rowsOf = (lines: readonly string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 1, cells: text.split('|'), text }));

const CHAIN = ['-5.00|95.00', '20.00|115.00', '-15.00|100.00', '-1.00|99.00'];

test('what a row moved is its amount, or its money in and out, whichever way', () => {
  expect(movedIn(['amount', 'ignore'], rowsOf(CHAIN))).toEqual([5_000_000n, 20_000_000n, 15_000_000n, 1_000_000n]);
  expect(movedIn(['money-in', 'money-out'], rowsOf(['|2.00', '3.00|', '|']))).toEqual([2_000_000n, 3_000_000n, 0n]);
});

test.each<[what: string, lines: string[], found: number | null]>([
  ['goes up and down by what the rows moved', CHAIN, 1],
  ['does, the newest row first', CHAIN.toReversed(), 1],
  ['does at half of its steps', ['-5.00|95.00', '20.00|115.00', '-15.00|7.00'], 1],
  ['does at fewer', ['-5.00|95.00', '20.00|115.00', '-15.00|7.00', '-1.00|3.00'], null],
  ['never moves', ['-5.00|95.00', '20.00|95.00'], null],
  ['has one row', ['-5.00|95.00'], null],
  ['has a balance on one row alone', ['-5.00|95.00', '20.00|'], null],
])('a column that %s', (_, lines, found) => {
  const rows = rowsOf(lines);
  expect(runningBalance([1], movedIn(['amount', 'ignore'], rows), rows)).toBe(found);
});

test('two columns that do are none', () => {
  const rows = rowsOf(CHAIN.map((line) => `${line}|${line.split('|')[1]}`));
  expect(runningBalance([1, 2], movedIn(['amount', 'ignore', 'ignore'], rows), rows)).toBe(null);
});

test.each<[what: string, lines: string[], found: unknown]>([
  [
    'whole amounts beside their balance',
    ['5|95', '20|115', '15|100'],
    [
      [0, 'amount'],
      [1, 'balance'],
    ],
  ],
  [
    'the balance first',
    ['95|5', '115|20', '100|15'],
    [
      [1, 'amount'],
      [0, 'balance'],
    ],
  ],
  ['two rows alone', ['5|95', '20|115'], null],
  ['two thirds of the steps', ['5|95', '20|115', '15|100', '1|7'], null],
  ['codes beside amounts', ['7|5', '8|20', '9|15'], null],
  ['one amount and two balances', ['5|95|95', '20|115|115', '15|100|100'], null],
])('of columns of figures without a name, %s', (_, lines, found) => {
  const rows = rowsOf(lines);
  expect(provedBySize(rows[0]?.cells.map((_cell, at) => at) ?? [], rows)).toEqual(found);
});
