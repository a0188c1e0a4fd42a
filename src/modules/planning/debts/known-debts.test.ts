import { expect, test } from 'vitest';
import { money, withheldIn } from '#kernel/money.ts';
import { MOST_DEBTS, keptText, readKept } from './kept-plan.ts';
import { planOfAccounts } from './known-debts.ts';

const account = (name: string, minor: bigint, { currency = 'ZAR', isActive = true } = {}) => ({
  name,
  currency,
  isActive,
  currentBalance: money(minor, currency),
});
const LOAN = account('Home loan', -110_689_391n);

test('what is owed on open accounts begins a plan, without rates and minimums', () => {
  const accounts = [LOAN, account('Cheque', 96_760n), account('Card', -1_847_995n)];
  expect(planOfAccounts(accounts, 'ZAR')).toEqual({
    currency: 'ZAR',
    strategy: 'avalanche',
    extra: money(0n, 'ZAR'),
    debts: [
      { name: 'Home loan', balance: money(110_689_391n, 'ZAR'), rate: 0, minimum: money(0n, 'ZAR') },
      { name: 'Card', balance: money(1_847_995n, 'ZAR'), rate: 0, minimum: money(0n, 'ZAR') },
    ],
    once: [],
  });
});

test.each([
  ['no account', []],
  ['nothing owed', [account('Cheque', 0n), account('Savings', 1n)]],
  ['a closed account', [account('Old card', -1n, { isActive: false })]],
  ['amounts that are not shared', [{ ...LOAN, currentBalance: withheldIn('ZAR') }]],
  ['more than a debt can be', [account('Loan', -1_000_000_000_000_000n)]],
])('there is no plan of %s', (_, accounts) => {
  expect(planOfAccounts(accounts, 'ZAR')).toBeNull();
});

test('a plan has one currency: the one asked for, and another only where nothing is owed in it', () => {
  const dollars = account('Dollar card', -500n, { currency: 'USD' });
  const names = (currency: string) => planOfAccounts([dollars, LOAN], currency)?.debts.map(({ name }) => name);
  expect(names('ZAR')).toEqual(['Home loan']);
  expect(names('USD')).toEqual(['Dollar card']);
  expect(names('KES')).toEqual(['Dollar card']);
});

test('the planner can read it, however many and long the accounts are', () => {
  const many = Array.from({ length: MOST_DEBTS + 1 }, (_, place) => account(`${place} `.repeat(60), -1n));
  const plan = planOfAccounts(many, 'ZAR');
  expect(plan?.debts).toHaveLength(MOST_DEBTS);
  expect(plan === null ? null : readKept(keptText(plan))).toEqual(plan);
});
