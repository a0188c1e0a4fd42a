import { expect, test } from 'vitest';
import { isSameNumber, numbersIn } from './account-numbers.ts';
import type { Line } from './model.ts';

const lineOf = (...texts: string[]): Line => ({
  page: 0,
  y: 0,
  h: 8,
  space: 3,
  cells: texts.map((text, at) => ({ text, x: at * 100, right: at * 100 + 90 })),
});

const before = { number: '04418822', numbers: ['309871', '250655', '04418822'] };

test.each([
  ['Sort Code 30-98-71 Account Number 04418822', '309871'],
  ['Branch code 250655, account 04418822', '250655'],
  ['IBAN DE11 2007 0024 0004 4188 22', '11200700240004418822'],
])('%s names the account 04418822, whatever number is read first', (text, number) => {
  expect(isSameNumber({ number, numbers: numbersIn([lineOf(text)]) }, before)).toBe(true);
});

test.each([
  ['Sort Code 30-98-71 Account Number 04418823', '309871'],
  ['Account Number 04418823', '04418823'],
  ['Account Number 99887766, linked to 04418822', '99887766'],
  ['IBAN DE11 2007 0024 0004 4188 23', '11200700240004418823'],
])('%s names another account', (text, number) => {
  expect(isSameNumber({ number, numbers: numbersIn([lineOf(text)]) }, before)).toBe(false);
});
