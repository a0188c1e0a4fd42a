import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { type GivenForm, givenFormOf, GivenFormSchema } from './given-form.ts';
import type { GivenLoan } from './given-model.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const LOAN: GivenLoan = {
  id: '018f0000-0000-7000-8000-000000000001',
  person: 'Sipho',
  amount: ZAR(2_000_00n),
  lentOn: '2026-09-01',
  dueOn: '2026-12-31',
  repayments: [{ day: '2026-10-01', amount: ZAR(500_00n) }],
  note: 'School fees',
};

describe('the form of a loan to a person', () => {
  test.each([
    ['with all there is', LOAN],
    ['without a date, a note and repayments', { ...LOAN, dueOn: null, note: '', repayments: [] }],
  ])('gives back what it was filled with: %s', (_, loan) => {
    const { id: _id, ...fields } = loan;
    expect(GivenFormSchema.parse(givenFormOf(loan, 'KES', '2026-11-20'))).toEqual(fields);
  });

  test('begins empty with today, in the currency of the workspace', () => {
    expect(givenFormOf(null, 'KES', '2026-11-20')).toMatchObject({
      currency: 'KES',
      lentOn: '2026-11-20',
      amount: null,
    });
  });

  test.each<[string, Partial<GivenForm>]>([
    ['person', { person: ' ' }],
    ['amount', { amount: null }],
    ['amount', { amount: 'two' }],
    ['amount', { amount: ZAR(0n) }],
    ['lentOn', { lentOn: '' }],
    ['dueOn', { dueOn: '2026-08-31' }],
    ['dueOn', { dueOn: 'soon' }],
    ['repayments.0.amount', { repayments: [{ day: '2026-10-01', amount: null }] }],
    ['repayments.0.day', { repayments: [{ day: '', amount: ZAR(1n) }] }],
  ])('says what is wrong at %s', (path, bent) => {
    const result = GivenFormSchema.safeParse({ ...givenFormOf(LOAN, 'ZAR', '2026-11-20'), ...bent });
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});
