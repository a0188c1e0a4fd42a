/** What kind of credit a debt is: laws cap the rate of each by itself. */
export const CREDIT_KINDS = [
  'card',
  'store',
  'personal',
  'vehicle',
  'home-loan',
  'student',
  'short-term',
  'person',
  'other',
] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Countries whose prime rate is known here. */
export const PRIME_COUNTRIES = ['ZA', 'KE', 'NG'] as const;

/** What a debt and a plan may hold. */
export const MOST_CHANGES = 24;
export const MOST_PAUSES = 12;
export const MOST_LOANS_GIVEN = 100;
export const MOST_REPAYMENTS = 60;
export const LONGEST_NOTE = 200;
