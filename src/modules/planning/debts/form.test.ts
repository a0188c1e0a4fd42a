import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { changeOf, type DebtForm, DebtFormSchema, formOf, readMargin, writeMargin } from './form.ts';
import type { Agreed, StoredDebt } from './model.ts';
import { PlanFormSchema, planFormOf } from './plan-form.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const AGREED: Agreed = {
  rate: { kind: 'prime', country: 'ZA', margin: -50 },
  changes: [{ from: '2027-03', rate: { kind: 'fixed', rate: 1125 } }],
  promotion: { rate: 0, until: '2027-01' },
  minimum: { kind: 'percent', percent: 500, floor: ZAR(100_00n) },
  monthlyFee: ZAR(69_00n),
  insurancePerThousand: ZAR(4_50n),
};
const DEBT: StoredDebt = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Card',
  kind: 'card',
  accountId: null,
  balance: ZAR(5_000_00n),
  agreedOn: null,
  paymentDay: 31,
  balanceOn: '2026-10-02',
  agreed: AGREED,
};

describe('the form of a debt', () => {
  test.each<[string, Agreed]>([
    ['a share of the balance, linked to prime', AGREED],
    [
      'an instalment at a fixed rate',
      { ...AGREED, rate: { kind: 'fixed', rate: 2175 }, minimum: { kind: 'fixed', amount: ZAR(5n) } },
    ],
    [
      'until a month, without anything else',
      {
        ...AGREED,
        changes: [],
        promotion: null,
        minimum: { kind: 'term', until: '2036-02' },
        monthlyFee: ZAR(0n),
        insurancePerThousand: ZAR(0n),
      },
    ],
  ])('gives back what it was filled with: %s', (_, agreed) => {
    const { name, kind, balance } = DEBT;
    expect(DebtFormSchema.parse(formOf({ ...DEBT, agreed }, 'KES'))).toEqual({
      name,
      kind,
      agreedOn: null,
      paymentDay: 31,
      balance,
      agreed,
    });
  });

  test.each<[string, Partial<DebtForm>, string]>([
    ['a rate that is none', { rate: 'much' }, 'rate'],
    ['an empty rate', { rate: '' }, 'rate'],
    ['a margin that is none', { rateKind: 'prime', margin: '--1' }, 'margin'],
    ['a promotion without its end', { rate: '1', promotionRate: '0' }, 'promotionUntil'],
    ['a promotion without its rate', { rate: '1', promotionUntil: '2027-01-31' }, 'promotionRate'],
    ['a share of nothing', { rate: '1', minimumKind: 'percent', percent: '0' }, 'percent'],
    ['a term without its end', { rate: '1', minimumKind: 'term' }, 'until'],
    ['an amount that is none', { rate: '1', amount: 'lots' }, 'amount'],
    ['a change without its day', { rate: '1', changes: [{ from: 'soon', rate: '3' }] }, 'changes.0.from'],
  ])('refuses %s at its field', (_, change, path) => {
    const result = DebtFormSchema.safeParse({ ...formOf(null, 'ZAR'), name: 'Card', ...change });
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test('keeps the day of a balance that stays, and changes that follow prime', () => {
    const linked = { from: '2028-01', rate: { kind: 'prime' as const, country: 'ZA' as const, margin: 0 } };
    const debt = { ...DEBT, agreed: { ...AGREED, changes: [...AGREED.changes, linked] } };
    const wish = DebtFormSchema.parse(formOf(debt, 'ZAR'));
    expect(changeOf(debt, wish, '2026-11-20')).toMatchObject({
      id: DEBT.id,
      balanceOn: '2026-10-02',
      agreed: debt.agreed,
    });
    expect(changeOf(debt, { ...wish, balance: ZAR(1n) }, '2026-11-20').balanceOn).toBe('2026-11-20');
  });

  test('reads margins with a sign', () => {
    expect(['0.5', '-0,5', '−1.25', '+2', 'x'].map(readMargin)).toEqual([50, -50, -125, 200, null]);
    expect([50, -125, 0].map(writeMargin)).toEqual(['0.5', '-1.25', '0']);
  });
});

describe('the form of the plan', () => {
  const settings = {
    currency: 'ZAR',
    strategy: 'snowball' as const,
    extra: ZAR(500_00n),
    bonus: { month: 12, amount: ZAR(9_000_00n) },
    once: [{ month: '2027-03', amount: ZAR(100_00n) }],
    pauses: [
      { debtId: null, from: '2027-01', until: '2027-02' },
      { debtId: DEBT.id, from: '2027-05', until: '2027-05' },
    ],
  };
  test('gives back what it was filled with', () => {
    expect(PlanFormSchema.parse(planFormOf(settings, 'KES'))).toEqual(settings);
    const plain = { ...settings, extra: ZAR(0n), bonus: null, once: [], pauses: [] };
    expect(PlanFormSchema.parse(planFormOf(plain, 'ZAR'))).toEqual(plain);
    expect(planFormOf(null, 'KES')).toMatchObject({ currency: 'KES', strategy: 'avalanche' });
  });
  test('refuses a bonus without an amount, and a pause that ends before it begins', () => {
    const form = planFormOf(settings, 'ZAR');
    const bent = {
      ...form,
      bonus: null,
      pauses: [{ debtId: 'all' as const, from: '2027-02-01', until: '2027-01-31' }],
    };
    const paths = PlanFormSchema.safeParse(bent).error?.issues.map((issue) => issue.path.join('.'));
    expect(paths).toEqual(['bonus', 'pauses.0.until']);
  });
});
