/** `owed.parts.tsx`, on the dashboard. */
export const CARD_WORDS = {
  debts: 'Debts',
  open: 'Debt plan',
  free: (month: string) => `Debt-free in ${month}`,
  owed: 'Owed',
  paid: '{paid} of {planned} paid this month',
} as const;
