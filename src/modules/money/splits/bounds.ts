export const FEWEST_LINES = 2;
export const MOST_LINES = 50;
export const LONGEST_DESCRIPTION = 500;
export const LONGEST_NOTE = 2000;
export const LONGEST_NAME = 100;
/** Tags of one line. */
export const MOST_TAGS = 50;
/** Templates of one workspace. */
export const MOST_TEMPLATES = 100;
/** Hundredths of a per cent in the whole. */
export const WHOLE = 10_000;
