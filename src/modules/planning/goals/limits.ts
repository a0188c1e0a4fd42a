/** How many there can be of each in a workspace, or of a goal. */
export const MOST_GOALS = 100;
export const MOST_FEEDS = 20;
export const MOST_PLEDGES = 20;
export const MOST_ENTRIES = 5000;
/** Entries that the page of a goal lists. */
export const MOST_LISTED = 200;
export const LONGEST_NAME = 80;
export const LONGEST_NOTE = 200;
/** Whole units of the base currency from which on taking money out is validated (financial validation). */
export const VALIDATED_FROM = 25_000n;
