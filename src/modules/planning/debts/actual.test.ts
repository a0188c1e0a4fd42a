import { describe, expect, test } from 'vitest';
import { actualMonths, type DebtRow, paidOff, partOf, rateFrom, usualPayment } from './actual.ts';
import { kindOfAccount } from './from-accounts.ts';

describe('a transaction on the account of a debt', () => {
  test.each<[string, DebtRow['slug'], number, ReturnType<typeof partOf>]>([
    ['PAYMENT THANK YOU', 'card-payment', 500, 'payment'],
    ['REFUND TAKEALOT', null, 90, 'payment'],
    ['INTEREST CHARGED', null, -90, 'interest'],
    ['DEBIT INT', null, -90, 'interest'],
    ['FINANCE CHARGE', null, -90, 'interest'],
    ['MONTHLY SERVICE FEE', null, -90, 'fee'],
    ['EXCISE DUTY', null, -9, 'fee'],
    ['CREDIT LIFE PREMIUM', null, -9, 'insurance'],
    ['CREDIT PROTECTION', null, -9, 'insurance'],
    ['WOOLWORTHS', null, -9, 'spending'],
    ['COFFEE HOUSE', null, -9, 'spending'],
    // A person's category outranks what the text says.
    ['SCHOOL FEES', 'groceries', -9, 'spending'],
    // Where it says too little, the text tells.
    ['INTEREST CHARGED HOME LOAN', 'rent', -9, 'interest'],
    ['SERVICE FEE', 'store-account', -9, 'fee'],
    ['MONTHLY RENT', 'rent', -9, 'spending'],
    ['SOMETHING', 'interest-paid', -9, 'interest'],
    ['SOMETHING', 'bank-fees', -9, 'fee'],
    ['SOMETHING', 'life-insurance', -9, 'insurance'],
  ])('%s under %s', (text, slug, minor, part) => {
    expect(partOf({ text, slug, minor: BigInt(minor) })).toBe(part);
  });
});

test('a month is what was paid less interest and fees, which is what the debt fell by without new spending', () => {
  const row = (month: string, minor: number, text: string) => ({ month, minor: BigInt(minor), text, slug: null });
  const months = actualMonths([
    row('2026-11', 1_000, 'PAYMENT'),
    row('2026-11', -200, 'INTEREST'),
    row('2026-11', -69, 'SERVICE FEE'),
    row('2026-11', -31, 'CREDIT LIFE'),
    row('2026-11', -400, 'SHOES'),
    row('2026-10', -210, 'INTEREST'),
  ]);
  expect(months).toEqual([
    { month: '2026-10', paid: 0n, interest: 210n, fees: 0n, spent: 0n, principal: -210n },
    { month: '2026-11', paid: 1_000n, interest: 200n, fees: 100n, spent: 400n, principal: 700n },
  ]);
});

test.each([
  ['a loan', 1_000n, 0n, 1_000n],
  ['a card that is paid in full', 4_000n, 4_000n, 0n],
  ['a card on which more is spent than paid', 900n, 4_000n, 0n],
  ['a card with some new spending', 900n, 300n, 600n],
])('what the payments were for the debt itself: %s', (_, paid, spent, net) => {
  expect(paidOff({ paid, spent })).toBe(net);
});

describe('what accounts say of their terms', () => {
  test.each([
    ['2 % a month', [{ interest: 200n, owed: 10_000n }], 2400],
    [
      'of several months',
      [
        { interest: 200n, owed: 10_000n },
        { interest: 100n, owed: 5_000n },
      ],
      2400,
    ],
    ['rounded to tenths of a percent', [{ interest: 1_015n, owed: 100_000n }], 1220],
    [
      'months without interest do not count',
      [
        { interest: 0n, owed: 9_999n },
        { interest: 1n, owed: 100n },
      ],
      1200,
    ],
    ['nothing known', [], null],
    ['nothing owed', [{ interest: 5n, owed: 0n }], null],
  ])('a rate: %s', (_, months, rate) => {
    expect(rateFrom(months)).toBe(rate);
  });
  test.each([
    ['the middle of three', [300n, 100n, 200n], 200n],
    ['the lower of two', [300n, 100n], 100n],
    ['months without a payment do not count', [0n, 0n, 500n], 500n],
    ['none', [0n], 0n],
  ])('a payment: %s', (_, paid, usual) => {
    expect(usualPayment(paid)).toBe(usual);
  });
  test.each([
    ['credit-card', 'Home card', 'card'],
    ['loan', 'FNB Home loan', 'home-loan'],
    ['loan', 'Delivery van', 'vehicle'],
    ['loan', 'NSFAS', 'student'],
    ['loan', 'Edgars clothing', 'store'],
    ['loan', 'Capfin', 'personal'],
    ['cheque', 'Cheque', 'other'],
  ])('a kind: %s %s', (accountType, name, kind) => {
    expect(kindOfAccount({ accountType, name })).toBe(kind);
  });
});
