import { expect, test } from 'vitest';
import { accountToBegin } from './choices.parts.ts';

test('a form begins with the account wanted, else with the one used most, and never with a closed one', () => {
  const accounts = [
    { id: 'closed', isActive: false, transactionCount: 900 },
    { id: 'cash', isActive: true, transactionCount: 2 },
    { id: 'cheque', isActive: true, transactionCount: 300 },
  ];
  expect(accountToBegin(accounts, 'cash')).toBe('cash');
  expect(accountToBegin(accounts, '')).toBe('cheque');
  expect(accountToBegin(accounts, 'closed')).toBe('cheque');
  expect(accountToBegin([], '')).toBe('');
});
