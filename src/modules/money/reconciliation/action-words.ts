// What the palette and the list of keys say of reconciliation.

export const ACTIONS_WORDS = {
  reconcile: 'Reconcile this account',
  markAll: 'Mark all transactions up to the statement day',
} as const;
