import { expect, test } from 'vitest';
import { withBoxesRead } from './boxes.ts';
import type { Line } from './model.ts';

const lineOf = (...cells: [text: string, x: number, right: number][]): Line => ({
  page: 0,
  y: 0,
  h: 8,
  space: 3,
  cells: cells.map(([text, x, right]) => ({ text, x, right })),
});
const textsOf = (lines: readonly Line[]) => lines.map(({ cells }) => cells.map(({ text }) => text));

test.each([
  ['Alter Saldo', 'EUR', '+ 2.210,40'],
  ['Opening balance', 'ZAR', '2 210.40'],
  ['Saldo final', 'MXN', '-2,210.40'],
])('the balance below %s has its currency apart', (name, currency, amount) => {
  const names = lineOf(['IBAN', 20, 50], [name, 200, 250]);
  const values = lineOf(['DE11 2007', 20, 90], [currency, 200, 215], [amount, 270, 320]);
  expect(textsOf(withBoxesRead([names, values]))).toEqual([['IBAN'], ['DE11 2007'], [name, `${currency} ${amount}`]]);
});

test.each([
  ['an amount below another name', lineOf(['Alter Saldo', 200, 250], ['Limit', 260, 320])],
  ['a name that stands beside it', lineOf(['Alter Saldo', 20, 60])],
  ['a name of no balance', lineOf(['Saldo disponible', 200, 250])],
])('%s is no box', (_, names) => {
  const lines = [names, lineOf(['EUR', 200, 215], ['+ 2.210,40', 270, 320])];
  expect(withBoxesRead(lines)).toEqual(lines);
});
