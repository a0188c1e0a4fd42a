import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { KNOWN_RATES } from '#modules/people/lending-rates/known.ts';
import { plainTerms } from './agreed.ts';
import type { LiveDebt, Overview } from './model.ts';
import { aboveCaps, freeInAll, plannedNow, plansOf, unfinished } from './page-figures.ts';

const today = '2026-11-20';

function debt(id: string, owed: bigint, { currency = 'ZAR', rate = 1200, payment = 100_00n, ...more } = {}): LiveDebt {
  const amount = (minor: bigint) => money(minor, currency);
  return {
    id,
    name: id,
    kind: 'personal',
    accountId: id,
    balance: amount(owed),
    balanceOn: today,
    agreedOn: null,
    paymentDay: null,
    agreed: plainTerms(rate, amount(payment)),
    owed: amount(owed),
    opening: amount(owed),
    paid: amount(0n),
    isCharged: false,
    ...more,
  };
}

const overview = (debts: LiveDebt[], more: Partial<Overview> = {}): Overview => ({
  settings: null,
  debts,
  rates: [...KNOWN_RATES],
  months: [],
  owing: [],
  ...more,
});

describe('the plans of a page', () => {
  test('are one for each currency, with what is planned and paid this month', () => {
    const card = { ...debt('card', 1_000_00n), paid: money(40_00n, 'ZAR') };
    const plans = plansOf(overview([card, debt('phone', 300_00n, { currency: 'KES' })]), today);
    expect(plans.map(({ currency }) => currency)).toEqual(['KES', 'ZAR']);
    expect(plans[1]).toMatchObject({ planned: money(100_00n, 'ZAR'), paid: money(40_00n, 'ZAR'), isOver: false });
    expect(plans[1]?.free).toBe('2027-10');
    expect(plans[0]?.free).toBe('2027-02');
    expect(freeInAll(plans)).toBe('2027-10');
  });

  test('take what was recorded for the month before what would be planned now', () => {
    const month = { debtId: 'card', month: '2026-11', owed: money(1n, 'ZAR'), freeMonth: null, paid: null };
    const recorded = { ...month, planned: money(70_00n, 'ZAR') };
    const found = plannedNow(overview([debt('card', 1_000_00n)], { months: [recorded] }), today);
    expect(found.get('card')).toEqual(money(70_00n, 'ZAR'));
    expect(plannedNow(overview([debt('card', 1_000_00n)]), today).get('card')).toEqual(money(100_00n, 'ZAR'));
  });

  test('have no end in all where one has none, and none where nothing is owed', () => {
    const endless = debt('loan', 50_000_00n, { currency: 'KES', payment: 1n });
    expect(freeInAll(plansOf(overview([debt('card', 1_00n), endless]), today))).toBeNull();
    const over = plansOf(overview([debt('card', 0n)]), today);
    expect(over[0]?.isOver).toBe(true);
    expect(freeInAll(over)).toBeNull();
  });
});

test('terms are missing where something is owed and its rate or payment is not known; family needs no rate', () => {
  const debts = [
    debt('no rate', 1n, { rate: 0 }),
    debt('no payment', 1n, { payment: 0n }),
    debt('nothing owed', 0n, { rate: 0 }),
    { ...debt('aunt', 1n, { rate: 0 }), kind: 'person' as const },
    { ...debt('uncle', 1n, { rate: 0, payment: 0n }), kind: 'person' as const },
  ];
  expect(unfinished(debts).map(({ id }) => id)).toEqual(['no rate', 'no payment', 'uncle']);
});

test('rates above the law are found by kind, where something is owed', () => {
  const debts = [debt('dear', 1n, { rate: 3000 }), debt('fair', 1n, { rate: 2775 }), debt('over', 0n, { rate: 9000 })];
  expect(aboveCaps(debts, overview(debts), today).map(({ debt: { id }, cap }) => [id, cap.most])).toEqual([
    ['dear', 2775],
  ]);
});
