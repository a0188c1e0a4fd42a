import { expect, test } from 'vitest';
import { plainSearch } from './plain-search.ts';

test.each([
  ['bank:fee amount<700 direction:out', 'Bank text has “fee”, under\u00a0700, money out'],
  ['bank:"fuel purchase" direction:out', 'Bank text has “fuel purchase”, money out'],
  ['description:checkers amount>1000', 'Description has “checkers”, over\u00a01\u00a0000'],
  ['category:Groceries amount:100..200', 'Category “Groceries”, from 100 to 200'],
  ['account:"Rainy day" amount>=12,50', 'Account “Rainy day”, at least\u00a012,50'],
  ['tag:car', 'Tag “car”'],
])('the search %s is said as: %s', (search, words) => {
  expect(plainSearch(search)).toBe(words);
});

test.each([
  'woolworths',
  '',
  'bank:fee or bank:charge',
  '-bank:fee',
  'bank:fee (amount>5 or amount<2)',
  'is:transfer',
  'taxline:rent',
  'amount>',
])('the search “%s” stands as it was written', (search) => {
  expect(plainSearch(search)).toBeNull();
});
