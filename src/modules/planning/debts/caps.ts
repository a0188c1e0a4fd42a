import type { Day } from '#kernel/calendar.ts';
import type { LendingRate, RateKind } from '#modules/people/lending-rates/model.ts';
import { rateOn } from '#modules/people/lending-rates/rules.ts';
import type { CreditKind } from './kinds.ts';

/** Which cap of the National Credit Act is for which credit. Money from a person is none of its credit agreements. */
const CAP_OF: Readonly<Partial<Record<CreditKind, RateKind>>> = {
  card: 'cap-facility',
  store: 'cap-facility',
  personal: 'cap-unsecured',
  vehicle: 'cap-other',
  'home-loan': 'cap-home-loan',
  student: 'cap-developmental',
  'short-term': 'cap-short-term',
};

/** The highest rate that the law allows, in hundredths of a percent a year, and what it is made of. */
export type Cap = {
  readonly most: number;
  /** The rate of the central bank on the day, and what is added to it; null for a cap that stands alone. */
  readonly policy: LendingRate | null;
  readonly margin: LendingRate;
};

/**
 * The cap on credit that was agreed on a day; null where none is known. A fixed rate is held to the cap of the day on which
 * it was agreed, one that moves to that of today.
 */
export function capOn(kind: CreditKind, country: string, day: Day, rates: readonly LendingRate[]): Cap | null {
  const name = CAP_OF[kind];
  const margin = name === undefined ? null : rateOn(rates, country, name, day);
  if (margin === null) return null;
  if (margin.kind === 'cap-short-term') return { most: margin.rate, policy: null, margin };
  const policy = rateOn(rates, country, 'policy', day);
  return policy === null ? null : { most: policy.rate + margin.rate, policy, margin };
}

/** Where a debt in a currency stands under a law with caps: South Africa alone has them for all credit. */
export function capCountry(currency: string): string | null {
  return currency === 'ZAR' ? 'ZA' : null;
}

export type Capped = {
  readonly kind: CreditKind;
  readonly currency: string;
  readonly rate: number;
  readonly isFixed: boolean;
  readonly agreedOn: Day | null;
};

/** The cap that a rate stands above; null where it does not, or none is known. */
export function capBelow(debt: Capped, today: Day, rates: readonly LendingRate[]): Cap | null {
  const country = capCountry(debt.currency);
  if (country === null) return null;
  const cap = capOn(debt.kind, country, (debt.isFixed ? debt.agreedOn : null) ?? today, rates);
  return cap === null || debt.rate <= cap.most ? null : cap;
}
