/** Single due dates of one payment that are skipped, moved or priced. */
export const MOST_CHANGES = 200;
/** Confirmed and dismissed ones together: every one is looked for among the transactions each time the page opens. */
export const MOST_ITEMS = 500;
/** Confirmed with one press. */
export const MOST_AT_ONCE = 100;
/** Of a calendar file that is imported, in bytes. */
export const LARGEST_CALENDAR = 1_048_576;
/** Repeating events of such a file: each is compared with our cadences while the person waits. */
export const MOST_EVENTS = 200;
