import { expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import type { AccountType, ColumnRole } from './model.ts';
import { isOfAccount } from './of-account.ts';

const of = (heading: string, row: string, type: AccountType | null = null): boolean => {
  const facts: Facts = { account: null, type, currencies: [], stated: [], days: [] };
  const words = heading.split('|');
  const roles = words.map((word): ColumnRole => (word === 'Qty' ? 'quantity' : 'ignore'));
  return isOfAccount(words, roles, { rows: [{ cells: row.split('|') }], facts });
};

test.each<[what: string, heading: string, row: string, type: AccountType | null, isAccount: boolean]>([
  ['the lines above name a bank account', 'Date|Amount', '1|2', 'bank', true],
  ['the lines above name an investment account', 'Date|Amount', '1|2', 'investment', true],
  ['the lines above name a card', 'Date|IBAN', '1|NL91ABNA0417164300', 'card', false],
  ['the lines above name a loan', 'Date|Amount', '1|2', 'loan', false],
  ['nothing is said', 'Date|Text|Amount', '1|Shop|2', null, false],
  ['an IBAN in a row', 'Date|To|Amount', '1|NL91ABNA0417164300|2', null, true],
  ['an IBAN with blanks', 'Date|To|Amount', '1|NL91 ABNA 0417 1643 00|2', null, true],
  ['an IBAN beside a column of cards', 'Date|Kartennummer|To', '1|2|NL91ABNA0417164300', null, false],
  ['an account number', 'Account Number|Amount', '62001234567|2', null, true],
  ['an account number in Dutch', 'Rekeningnummer|Bedrag', '62-0012-345|2', null, true],
  ['a number with hidden digits', 'Account Number|Amount', '54348*****1234|2', null, false],
  ['a number as long as that of a card', 'Account Number|Amount', '5434812345671234|2', null, false],
  ['a column of numbers that is empty', 'Account Number|Amount', '|2', null, false],
  ['an account by its name', 'Account|Amount', 'Checking|2', null, false],
  ['an account number beside merchants', 'Account Number|Merchant|Amount', '4012345|A|2', null, false],
  ['shares that are bought', 'Date|Qty|Action', '1|5|Buy', null, true],
  ['goods that are ordered', 'Date|Qty|Item', '1|5|Shoes', null, false],
])('%s', (_, heading, row, type, isAccount) => {
  expect(of(heading, row, type)).toBe(isAccount);
});
