import { money } from '#kernel/money.ts';
import { plainTerms } from '#modules/planning/debts/agreed.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A debt plan as a device brings it. */
export const DEBT_PLAN = {
  currency: 'ZAR',
  strategy: 'avalanche' as const,
  extra: ZAR(0n),
  debts: [{ name: 'Card', balance: ZAR(100_00n), rate: 2175, minimum: ZAR(10_00n) }],
  once: [],
};

/** A debt, without its account. */
export const DEBT = {
  name: 'Found',
  kind: 'card' as const,
  balance: ZAR(1n),
  balanceOn: '2026-03-31',
  agreed: plainTerms(0, ZAR(1n)),
};
