/** `state.parts.tsx` */
export const STATE_WORDS = {
  unreconciled: 'Not found on a statement yet',
  cleared: 'Found on the bank statement',
  reconciled: 'Reconciled and locked',
  statements: 'View statements',
} as const;
