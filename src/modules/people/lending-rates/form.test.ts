import { expect, test } from 'vitest';
import { formOf, RateFormSchema } from './form.ts';
import type { LendingRate } from './model.ts';

const RATE: LendingRate = { country: 'ZA', kind: 'prime', day: '2026-09-24', rate: 1025, source: 'MPC of September' };

test.each([0, 5, 50, 100, 1025, 6000, 100_000])('a rate of %i comes back as it was', (rate) => {
  expect(RateFormSchema.parse(formOf({ ...RATE, rate }))).toEqual({ ...RATE, rate });
});

test.each([
  ['10,25 %', 1025],
  ['10.2', 1020],
  ['7', 700],
])('%s is read', (text, rate) => {
  expect(RateFormSchema.parse({ ...formOf(RATE), rate: text }).rate).toBe(rate);
});

test('an empty form lacks a date, a rate and a source', () => {
  const { error } = RateFormSchema.safeParse(formOf(null));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['day', 'rate', 'source']);
  for (const rate of ['x', '-1', '1.234', '1001'])
    expect(RateFormSchema.safeParse({ ...formOf(RATE), rate }).success).toBe(false);
});
