/** Transactions that one call marks or unmarks. */
export const MOST_AT_ONCE = 5000;
/** Transactions of one statement that a page shows; the newest. */
export const MOST_SHOWN = 500;
/** Statements of one account that are listed; the newest. */
export const MOST_LISTED = 120;
/** Months of the statement grid; the newest. */
export const MOST_MONTHS = 36;
export const LONGEST_REASON = 200;
