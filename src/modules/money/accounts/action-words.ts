// What the palette and the list of keys say of the list of accounts.

export const ACTIONS_WORDS = {
  open: 'Show the account',
  transactions: 'Show the transactions of the account',
  reconcile: 'Reconcile the account',
} as const;
