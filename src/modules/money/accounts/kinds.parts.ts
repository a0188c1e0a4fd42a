export const ACCOUNT_TYPES = [
  'cheque',
  'savings',
  'credit-card',
  'loan',
  'cash',
  'mobile-money',
  'investment',
  'other',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** What a person reads for each type, in the order in which a form offers them. */
export const ACCOUNT_TYPE_LABELS: Readonly<Record<AccountType, string>> = {
  cheque: 'Cheque or current',
  savings: 'Savings',
  'credit-card': 'Credit card',
  loan: 'Loan',
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  investment: 'Investment',
  other: 'Other',
};
