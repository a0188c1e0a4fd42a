import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { plainTerms } from './agreed.ts';
import { debtCard } from './debt-card.ts';
import type { DebtMonth, LiveDebt } from './model.ts';

const debt = (id: string, owed: bigint, currency = 'ZAR'): LiveDebt => ({
  id,
  name: id,
  kind: 'other',
  accountId: null,
  balance: money(owed, currency),
  balanceOn: '2026-11-01',
  agreed: plainTerms(0, money(1n, currency)),
  agreedOn: null,
  paymentDay: null,
  owed: money(owed, currency),
  opening: money(owed, currency),
  paid: null,
  isCharged: false,
});
const row = (
  debtId: string,
  planned: bigint,
  paid: bigint | null,
  freeMonth: string | null = '2028-01',
): DebtMonth => ({
  debtId,
  month: '2026-11',
  owed: money(0n, 'ZAR'),
  planned: money(planned, 'ZAR'),
  freeMonth,
  paid: paid === null ? null : money(paid, 'ZAR'),
});
const card = (debts: LiveDebt[], months: DebtMonth[]) => debtCard({ debts, months, settings: null }, '2026-11');

test('adds up by currency, and counts what accounts paid of what they were to pay', () => {
  const months = [row('car', 300n, 100n), row('card', 100n, 100n, '2029-03'), row('aunt', 500n, null)];
  const { free, currencies } = card(
    [debt('car', 900n), debt('card', 50n), debt('aunt', 5n), debt('us', 7n, 'USD')],
    months,
  );
  expect(free).toBe('2029-03');
  expect(currencies).toEqual([
    { owed: money(7n, 'USD'), planned: money(0n, 'USD'), paid: money(0n, 'USD'), share: null },
    { owed: money(955n, 'ZAR'), planned: money(400n, 'ZAR'), paid: money(200n, 'ZAR'), share: 50 },
  ]);
});

test.each<[bigint, number]>([
  [-50n, 0],
  [0n, 0],
  [399n, 99],
  [400n, 100],
  [900n, 100],
])('%s of 400 is %i %', (paid, share) => {
  expect(card([debt('car', 1n)], [row('car', 400n, paid)]).currencies[0]?.share).toBe(share);
});

test('says no date where a debt has none, or nothing is owed', () => {
  expect(card([debt('car', 1n)], [row('car', 1n, 1n), row('card', 1n, 1n, null)]).free).toBeNull();
  expect(card([debt('car', 0n)], [row('car', 1n, 1n)])).toEqual({ free: null, currencies: [] });
});
