import { money } from '#kernel/money.ts';
import type { Loan, LoanPlan } from '#modules/planning/debts/loan-course.ts';
import type { PrimeRate, Terms } from '#modules/planning/debts/terms.ts';

/** Month 1 of a plan in tests. */
export const FIRST = '2026-12';
export const PRIMES: readonly PrimeRate[] = [
  { country: 'ZA', day: '2025-11-21', rate: 1025 },
  { country: 'ZA', day: '2027-02-01', rate: 1000 },
];
export const rand = (minor: bigint | number) => money(minor, 'ZAR');
export const terms = (change: Partial<Terms> = {}): Terms => ({
  rate: { kind: 'fixed', rate: 2400 },
  changes: [],
  promotion: null,
  minimum: { kind: 'fixed', amount: 50_000n },
  monthlyFee: 0n,
  insurancePerThousand: 0n,
  ...change,
});
/** R 500 a month at 24 %, but for what is said. */
export const loan = (id: string, balance: number, change: Partial<Terms> = {}): Loan => ({
  id,
  name: id,
  balance: rand(balance),
  terms: terms(change),
  soFar: { isCharged: false, paid: 0n },
});
/** What differs is said; the rest is an avalanche without extras. */
export const plan = (change: Partial<LoanPlan> = {}): LoanPlan => ({
  currency: 'ZAR',
  firstMonth: FIRST,
  strategy: 'avalanche',
  extra: 0n,
  once: [],
  bonus: null,
  pauses: [],
  ...change,
});
