/** Single due dates of one payment that are skipped, moved or priced. */
export const MOST_CHANGES = 200;
/** Transactions that did not pay one occurrence, as a person says. */
export const MOST_REFUSED = 20;
/** Days before and after a due day in which a person may say that a transaction paid it. */
export const MATCH_DAYS = 62;
/** Transactions that are offered for one occurrence. */
export const MOST_CANDIDATES = 50;
/** Confirmed and dismissed ones together: every one is looked for among the transactions each time the page opens. */
export const MOST_ITEMS = 500;
/** Characters of a payment's name. */
export const LONGEST_NAME = 120;
/** Confirmed with one press. */
export const MOST_AT_ONCE = 100;
/** Of a calendar file that is imported, in bytes. */
export const LARGEST_CALENDAR = 1_048_576;
/** Repeating events of such a file: each is compared with our cadences while the person waits. */
export const MOST_EVENTS = 200;
