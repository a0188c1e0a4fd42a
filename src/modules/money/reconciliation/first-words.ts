/** `state.parts.tsx` */
export const STATE_WORDS = {
  unreconciled: 'Not on a statement yet',
  cleared: 'Seen on the account',
  reconciled: 'Reconciled and locked',
  statements: 'View statements',
} as const;
