import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { holdingsOf } from './holdings.ts';

const account = (minor: number, currency = 'ZAR') => ({ currency, currentBalance: money(minor, currency) });

test('what is there and what is owed are told apart, and the one less the other is the total', () => {
  const [holding] = holdingsOf([account(500_00), account(-120_00), account(0), account(80_00)], 'ZAR');
  expect(holding).toMatchObject({
    have: money(580_00, 'ZAR'),
    owe: money(120_00, 'ZAR'),
    total: money(460_00, 'ZAR'),
  });
});

test('currencies stand beside each other: that of the books first, then by how many accounts they have', () => {
  const accounts = [account(1, 'USD'), account(2, 'KES'), account(3, 'KES'), account(4, 'EUR'), account(5)];
  expect(holdingsOf(accounts, 'ZAR').map(({ currency }) => currency)).toEqual(['ZAR', 'KES', 'EUR', 'USD']);
  expect(holdingsOf(accounts, 'USD').map(({ currency }) => currency)).toEqual(['USD', 'KES', 'EUR', 'ZAR']);
});

test('books without accounts hold nothing', () => {
  expect(holdingsOf([], 'ZAR')).toEqual([]);
});
