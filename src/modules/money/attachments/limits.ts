/** The largest file, in bytes; the server says the same. */
export const LARGEST_FILE = 10_000_000;
export const MOST_FILES = 20;
/** Bytes of all files of one workspace. */
export const MOST_STORED = 1_000_000_000;
/** More than a camera of a phone takes. */
export const MOST_PIXELS = 60_000_000;
