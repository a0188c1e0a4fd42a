import { expect, test } from 'vitest';
import { currencyInFull } from './currency-names.ts';

test.each([
  ['US Dollars', ['USD']],
  ['South African rand', ['ZAR']],
  ['Kenyan shillings', ['KES']],
  ['sol peruano', ['PEN']],
  [' 人民币 ', ['CNY']],
  ['złoty polski', ['PLN']],
  ['Dollar', []],
  ['Savings', []],
  ['', []],
])('“%s” names %j', (text, currencies) => {
  expect(currencyInFull(text)).toEqual(currencies);
});
