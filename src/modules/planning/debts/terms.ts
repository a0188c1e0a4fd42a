import { addMonths, type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { instalmentOf } from './annuities.ts';
import { type Charges, larger, monthlyInterest } from './walk.ts';

/** Hundredths of a percent a year: as agreed, or so much over (below zero: under) the prime rate of a country. */
export type RateRule =
  | { readonly kind: 'fixed'; readonly rate: number }
  | { readonly kind: 'prime'; readonly country: string; readonly margin: number };

/** What a lender wants each month. Percentages are hundredths of a percent of the balance before the month's charges. */
export type MinimumRule =
  /** The same amount each month. */
  | { readonly kind: 'fixed'; readonly amount: bigint }
  /** A share of the balance, and at least the floor. */
  | { readonly kind: 'percent'; readonly percent: number; readonly floor: bigint }
  /** A share of the balance with all interest and fees, and at least the floor. */
  | { readonly kind: 'percent-and-interest'; readonly percent: number; readonly floor: bigint }
  /** Equal instalments until this month, worked out anew where the rate changes; fees come on top. */
  | { readonly kind: 'term'; readonly until: Month };

/** What was agreed with a lender. Amounts are minor units of the debt's currency. */
export type Terms = {
  readonly rate: RateRule;
  /** Rates that hold from a month on, in any order. */
  readonly changes: readonly { readonly from: Month; readonly rate: RateRule }[];
  /** A lower rate up to and with a month. */
  readonly promotion: { readonly rate: number; readonly until: Month } | null;
  readonly minimum: MinimumRule;
  readonly monthlyFee: bigint;
  /** Credit-life insurance a month for each 1,000 (whole units) owed. */
  readonly insurancePerThousand: bigint;
};

/** The next day, from today on, on which a payment is due on a day of the month; in shorter months the last. */
export function nextPaymentOn(paymentDay: number, today: Day): Day {
  const dayIn = (month: Month) => {
    const day: Day = `${month}-${String(paymentDay).padStart(2, '0')}`;
    const { last } = daysOf(month);
    return day < last ? day : last;
  };
  const now = dayIn(monthOf(today));
  return now >= today ? now : dayIn(addMonths(monthOf(today), 1));
}

/** The prime rate of a country from a day on, in hundredths of a percent. */
export type PrimeRate = { readonly country: string; readonly day: string; readonly rate: number };

/** What holds for a debt in each month: the first is month 1. */
export type TermsInMonth = {
  readonly rate: number;
  /** Instalments that are left, this month's included; null where the rule knows no end. */
  readonly left: number | null;
};

/** The prime rate at the beginning of a month; before all that is known the earliest, and 0 where nothing is. */
export function primeIn(country: string, month: Month, primes: readonly PrimeRate[]): number {
  const own = primes.filter((prime) => prime.country === country).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return (own.findLast(({ day }) => day <= `${month}-01`) ?? own[0])?.rate ?? 0;
}

/** The rate of a month: the promotion while it lasts, else the latest change that holds, else what was agreed first. */
export function rateIn(terms: Terms, month: Month, primes: readonly PrimeRate[]): number {
  const { rate, changes, promotion } = terms;
  if (promotion !== null && month <= promotion.until) return promotion.rate;
  const latest = changes.toSorted((a, b) => (a.from < b.from ? -1 : 1)).findLast(({ from }) => from <= month);
  const rule = latest?.rate ?? rate;
  return rule.kind === 'fixed' ? rule.rate : Math.max(0, primeIn(rule.country, month, primes) + rule.margin);
}

/** The months in which something of the terms may change, in order. */
export function turningMonths({ changes, promotion, minimum }: Terms, primes: readonly PrimeRate[]): Month[] {
  const months = [
    ...changes.map(({ from }) => from),
    ...(promotion === null ? [] : [promotion.until]),
    ...(minimum.kind === 'term' ? [minimum.until] : []),
    ...primes.map(({ day }) => day.slice(0, 7)),
  ];
  return [...new Set(months)].toSorted();
}

/** What a month adds to a balance. `thousand`: 1,000 whole units in minor ones. */
export function chargesOn(terms: Terms, rate: number, balance: bigint, thousand: bigint): Charges {
  const insurance = (balance * terms.insurancePerThousand * 2n + thousand) / (thousand * 2n);
  return { interest: monthlyInterest(balance, rate), fees: terms.monthlyFee + insurance };
}

/**
 * What has to be paid in a month. It never rises faster than the balance, so that owing less never means to owe more
 * after the payment: the laws of the plan stand on this.
 */
export function minimumOn(rule: MinimumRule, { rate, left }: TermsInMonth, balance: bigint, charges: Charges): bigint {
  const share = (percent: number) => (balance * BigInt(percent) * 2n + WHOLE) / (WHOLE * 2n);
  switch (rule.kind) {
    case 'fixed':
      return rule.amount;
    case 'percent':
      return larger(rule.floor, share(rule.percent));
    case 'percent-and-interest':
      return larger(rule.floor, share(rule.percent) + charges.interest + charges.fees);
    case 'term':
      return instalmentOf(balance, rate, Math.max(1, left ?? 1)) + charges.fees;
  }
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;
