import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

const factsIn = (...lines: string[][]) =>
  factsOf(lines.map((cells, at) => ({ line: at + 1, cells, text: cells.join('\t') })));

test.each([
  [['', 'OD Limit : 0.00    Currency : INR'], ['INR']],
  [['Branch: Nairobi   Currency: KES   Limit: 0.00'], ['KES']],
  [['Conta', '0123456789012 - EUR - Conta Extracto'], ['EUR']],
  [['Account: 62000000009 - USD'], ['USD']],
  [['Account No', '', '100-200-300 | GBP | Current account'], ['GBP']],
  // No currency, or not that of the account.
  [['OD Limit : 0.00    Branch : INR'], []],
  [['Limit : 0.00    Currency : see below'], []],
  [['Conta', '0123456789012 - SOL - Conta Extracto'], []],
  [['Account: 62000000009 - USD card payments'], []],
  [['Payee', '0123456789012 - EUR - Someone'], []],
  [['Account: 62000000009 - EUR - 2 of 3'], ['EUR']],
])('%j names %j', (cells, currencies) => {
  expect(factsIn(cells).currencies).toEqual(currencies);
});
