/** The largest file of rates, in bytes: the whole history of the European Central Bank has about two million. */
export const LARGEST_FILE = 4_000_000;
export const TOO_LARGE = 'The file is larger than 4 MB. Nothing was saved. Use a file with fewer days.';

/** So many years of rates are read from a file; older days are left out. */
export const YEARS_READ = 5;

/** Rates of one workspace: several times five years of the European Central Bank's. */
export const MOST_RATES = 200_000;
