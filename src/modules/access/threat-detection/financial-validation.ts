import { absolute, minorDigits, type Money } from '#kernel/money.ts';

/** §4, in whole units of the books' base currency. From the first on nothing moves; an operator may set it otherwise. */
export const PAYMENT_LIMIT = 50_000;
const MFA_ABOVE = 25_000;
const RISKY_ABOVE = 10_000;

const RISK = { none: 20, risky: 60, signedOut: 100 } as const;

export type FinancialFacts = {
  /** In the base currency of the books; which way it goes does not matter. */
  readonly amount: Money;
  readonly hasSession: boolean;
  /** Whole units of that currency. */
  readonly limit: number;
};

export type FinancialVerdict = {
  readonly risk: number;
  readonly isAllowed: boolean;
  readonly requiresMfa: boolean;
  /** Why not; null where it is allowed. */
  readonly reason: 'authentication_required' | 'limit_reached' | null;
};

/**
 * Financial validation (§4): whether an instruction that moves money or commits somebody may be given. Recording what has
 * already happened is no such instruction. @throws RangeError for an amount that is withheld: nobody can judge it
 */
export function financialValidation({ amount, hasSession, limit }: FinancialFacts): FinancialVerdict {
  if (amount.withheld === true) throw new RangeError('an amount that is withheld cannot be judged');
  const { minor, currency } = absolute(amount);
  const isAbove = (whole: number) => minor > minorOf(whole, currency);
  const requiresMfa = isAbove(MFA_ABOVE);
  if (!hasSession) return { risk: RISK.signedOut, isAllowed: false, requiresMfa, reason: 'authentication_required' };
  const isAllowed = minor < minorOf(limit, currency);
  const risk = isAbove(RISKY_ABOVE) ? RISK.risky : RISK.none;
  return { risk, isAllowed, requiresMfa, reason: isAllowed ? null : 'limit_reached' };
}

function minorOf(whole: number, currency: Money['currency']): bigint {
  return BigInt(whole) * 10n ** BigInt(minorDigits(currency));
}
