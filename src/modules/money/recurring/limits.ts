/** Single due dates of one payment that are skipped, moved or priced. */
export const MOST_CHANGES = 200;
/** Confirmed and dismissed ones together: every one is looked for among the transactions each time the page opens. */
export const MOST_ITEMS = 500;
/** Confirmed with one press. */
export const MOST_AT_ONCE = 100;
