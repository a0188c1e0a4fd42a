/** `owed.parts.tsx`, on the dashboard. */
export const CARD_WORDS = {
  debts: 'Debts',
  open: 'Debt plan',
  free: (month: string) => `Debt-free in ${month}`,
  owed: 'You owe',
  paid: '{paid} of {planned} paid from your accounts this month',
} as const;
