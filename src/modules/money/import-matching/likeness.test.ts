import { expect, test } from 'vitest';
import { isSamePayee, type Payee } from './likeness.ts';

const payee = (key: string | null, words: string, charge?: Payee['charge']): Payee => ({
  key,
  words: words.split(' '),
  charge,
});

test.each<[string, Payee, Payee, boolean]>([
  ['one merchant', payee('naivas', 'naivas'), payee('naivas', 'naivas westlands'), true],
  ['nobody', payee(null, 'x'), payee(null, 'x'), false],
  ['a name that was cut', payee('checkers', 'checkers'), payee('checkers hyper canal', 'checkers hyper'), true],
  ['too little of a name', payee('abc', 'abc'), payee('abcdef', 'abcdef'), false],
  ['most of the words', payee('a', 'one two three'), payee('b', 'one two three four'), true],
  [
    'a charge of the bank and a fee added by hand',
    payee('pay bill', 'pay bill charge', 'bank'),
    payee('fee', 'fee: naivas', 'person'),
    true,
  ],
  ['two charges of a bank', payee('pay bill', 'pay bill charge', 'bank'), payee('sms', 'sms charge', 'bank'), false],
  ['two fees added by hand for one name', payee('fee', 'fee: a', 'person'), payee('fee', 'fee: b', 'person'), true],
  ['a charge and a payment', payee('pay bill', 'pay bill charge', 'bank'), payee('naivas', 'naivas'), false],
])('%s', (_, one, other, isSame) => {
  expect([isSamePayee(one, other), isSamePayee(other, one)]).toEqual([isSame, isSame]);
});
