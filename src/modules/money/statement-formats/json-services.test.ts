import { describe, expect, test } from 'vitest';
import { readJson as read, rowsOfJson as rowsOf } from '#testing/json-rows.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';

describe('services of banks that work by app', () => {
  test('whole amounts that are named for the smallest unit, with the decimals of each currency', () => {
    const item = (minorUnits: number, currency: string, direction: string, day: string) => ({
      amount: { minorUnits, currency },
      direction,
      transactionTime: `${day}T10:00:00.000Z`,
      counterPartyName: 'Ocado',
    });
    const feedItems = [item(4321, 'GBP', 'OUT', '2026-10-05'), item(140_000, 'GBP', 'IN', '2026-10-06')];
    const other = [item(4321, 'JPY', 'OUT', '2026-10-07'), item(5, 'GBP', 'OUT', '2026-10-08')];
    expect(rowsOf({ feedItems })).toEqual([[null, '2026-10-05 -43.21 GBP', '2026-10-06 1400.00 GBP']]);
    expect(rowsOf({ feedItems: [...feedItems, ...other] }).flat()).toEqual(
      expect.arrayContaining(['2026-10-07 -4321 JPY', '2026-10-08 -0.05 GBP']),
    );
  });

  test('what is not settled is pending, and what was declined does not count', () => {
    const item = (amount: number, day: string, more: object) => ({
      created: `${day}T08:00:00Z`,
      description: 'Shop',
      amount,
      currency: 'GBP',
      settled: `${day}T09:00:00Z`,
      ...more,
    });
    const value = {
      transactions: [
        item(-4.35, '2026-09-28', {}),
        item(-18.4, '2026-09-29', { settled: '', decline_reason: 'INSUFFICIENT_FUNDS' }),
        item(-60.5, '2026-09-30', { settled: '' }),
      ],
    };
    const reading = read(value);
    const [account] = reading.kind === 'read' ? reading.accounts : [];
    expect(account?.rows.map(({ status, day }) => [status, day])).toEqual([
      ['booked', '2026-09-28'],
      ['pending', '2026-09-30'],
    ]);
    expect(account?.skipped.map(({ reason }) => reason)).toEqual(['not-completed']);
  });

  test('the address of a device is no amount', () => {
    const item = (amount: number, day: string) => ({
      amount,
      created_at: `${day}T10:00:00.000Z`,
      currency: 'NGN',
      ip_address: '197.210.54.33',
      narration: 'Shop',
    });
    expect(rowsOf([item(3000.5, '2026-09-14'), item(-20, '2026-09-15')])).toEqual([
      [null, '2026-09-14 3000.50 NGN', '2026-09-15 -20.00 NGN'],
    ]);
  });
});

test('a list of a bank beside that of its broker is an account of its own, and the kind of a payment is no side', () => {
  const posted = [
    { Date: '07/12/2025', Type: 'DEPOSIT', Description: 'A', Withdrawal: '', Deposit: '$8.00' },
    { Date: '06/30/2025', Type: 'ATM', Description: 'B', Withdrawal: '$14.50', Deposit: '' },
  ];
  const traded = [
    { Date: '05/29/2025', Action: 'Bank Transfer', Description: 'C', Quantity: '', Amount: '-$100.25' },
    { Date: '05/20/2025', Action: 'Dividend', Description: 'D', Quantity: '', Amount: '$19.50' },
    { Date: '05/19/2025', Action: 'Sell', Description: 'E', Quantity: '2', Amount: '$20.50' },
  ];
  const expected = [
    ['PostedTransactions', '2025-07-12 8.00 USD', '2025-06-30 -14.50 USD'],
    ['BrokerageTransactions', '2025-05-29 -100.25 USD', '2025-05-20 19.50 USD', '2025-05-19 20.50 USD'],
  ];
  const value = { PostedTransactions: posted, BrokerageTransactions: traded };
  expect(rowsOf(value, { currency: 'USD' }).toReversed()).toEqual(expected);
  // The same entries again are no account of their own.
  expect(rowsOf({ ...value, recent: posted }, { currency: 'USD' })).toHaveLength(2);
});

test('fees count in the unit of the amounts, and whether a payment went through is no side', () => {
  const item = (status: string, amount: number, fees: number | null, day: string) => ({
    status,
    amount,
    fees,
    gateway_response: status === 'success' ? 'Successful' : 'Declined',
    paid_at: day,
    currency: 'NGN',
    reference: `T${amount}X`,
  });
  const data = [
    item('success', 10_000_000, 160_000, '2026-09-13'),
    item('failed', 75_000, null, '2026-09-12'),
    item('success', 500_000, 7500, '2026-09-10'),
  ];
  const answers: Answers = { units: 'minor', fee: 'beside', sign: 'all-in' };
  expect(rowsOf({ data }, answers).flat().slice(1)).toEqual([
    '2026-09-13 100000.00 NGN',
    '2026-09-13 -1600.00 NGN',
    '2026-09-10 5000.00 NGN',
    '2026-09-10 -75.00 NGN',
  ]);
});
