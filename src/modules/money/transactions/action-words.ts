// What the palette says of transactions.

export const ACTIONS_WORDS = {
  split: 'Split the transaction',
  transfer: 'Link the transaction as a transfer',
  review: 'Mark the transaction, or all selected, as reviewed or not reviewed',
  sortByNext: 'Sort by the next column',
  turnOrder: 'Reverse the sort order',
  trash: 'Show deleted transactions',
  export: 'Export the transactions shown as CSV',
} as const;
