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

test.each([
  ['Account: 62000000009 EUR', ['EUR']],
  ['UA111111111111111111 (UAH)', ['UAH']],
  ['330217/06 EUR', ['EUR']],
  ['1441000123456 GHS', ['GHS']],
  ['Konto: 62000000009 / USD / Girokonto', ['USD']],
  ['Sarafu / Currency: see below   Akaunti / Account: 62000000009 TZS', ['TZS']],
  // Words, and numbers of something else.
  ['Account: 62000000009 TOP up', []],
  ['Payee: 62000000009 FOO', []],
])('%s names %j', (cell, currencies) => {
  expect(factsIn([cell]).currencies).toEqual(currencies);
});

test('the numbers of two accounts name the currencies of both, to be asked about', () => {
  expect(factsIn(['Account: 62000000009 EUR'], ['Account: 62000000010 USD']).currencies).toEqual(['EUR', 'USD']);
  expect(factsIn(['Account: 62000000009 EUR'], ['Account: 62000000010 EUR']).currencies).toEqual(['EUR']);
});

test('a label or number is surer than a text, whichever comes first', () => {
  expect(factsIn(['Statement of the account in USD for you'], ['Account: 62000000009 EUR']).currencies).toEqual([
    'EUR',
  ]);
});
