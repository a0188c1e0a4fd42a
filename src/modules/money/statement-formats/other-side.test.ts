import { expect, test } from 'vitest';
import { nameAndMemo, withOther } from './other-side.ts';

test.each([
  ['Checkers', 'gift for Thabo', 'Checkers\n\ngift for Thabo'],
  ['Checkers', 'Checkers gift for Thabo', 'Checkers\n\nCheckers gift for Thabo'],
  ['Checkers', '', 'Checkers'],
  ['Checkers', 'CHECKERS', 'CHECKERS'],
  ['', 'SPAR 77', 'SPAR 77'],
  ['', '', ''],
  // Cut off at the end of its field.
  ['DIRECT   DEBIT WELLS', 'DIRECT   DEBIT WELLSFARGO CARD', 'DIRECT   DEBIT WELLSFARGO CARD'],
  [
    'RETURNED CHECK FEE, CHECK # 319',
    'RETURNED CHECK FEE, CHECK # 319 FOR 45',
    'RETURNED CHECK FEE, CHECK # 319 FOR 45',
  ],
  ['CHECK', 'CHECKERS HYPER', 'CHECKERS HYPER'],
  ['000000000000', 'B.C. HYDRO', 'B.C. HYDRO\n\n000000000000'],
  ['000000000000', '', '000000000000'],
])('a name %j and a memo %j are %j', (name, memo, words) => {
  expect(nameAndMemo(name, memo)).toBe(words);
});

test('what only repeats the other side is not said twice', () => {
  expect(withOther('Acme', 'Acme ')).toBe('Acme');
  expect(withOther('', 'Invoice 1')).toBe('Invoice 1');
});
