import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { heldFrom } from './held-plan.client.ts';
import type { HeldPlan } from './model.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const held: HeldPlan = {
  currency: 'ZAR',
  strategy: 'custom',
  extra: ZAR(0),
  debts: [],
  once: [
    { month: '2025-11', amount: ZAR(100) },
    { month: '2025-12', amount: ZAR(200) },
    { month: '2026-02', amount: ZAR(300) },
  ],
  keptAt: new Date('2025-11-30T23:30:00Z'),
};

test('a plan of the books runs from the month in which its balances were entered, long over or not', () => {
  const { asOf, firstMonth, plan } = heldFrom(held, 'Africa/Johannesburg');
  expect([asOf, firstMonth]).toEqual(['2025-12-01', '2025-12']);
  // What was to be paid since then is paid in the plan, and lowers what is owed.
  expect(plan.once).toEqual([
    { month: 1, amount: ZAR(200) },
    { month: 3, amount: ZAR(300) },
  ]);
});

test('the month is that of where the person is', () => {
  expect(heldFrom(held, 'Africa/Accra').firstMonth).toBe('2025-11');
});
