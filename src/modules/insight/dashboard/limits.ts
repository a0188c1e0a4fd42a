/** Transactions to review that are counted at most. */
export const MOST_COUNTED = 1000;
