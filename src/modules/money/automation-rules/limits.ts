/** Rules of one workspace: every transaction that comes in is compared with each. */
export const MOST_RULES = 200;
/** Matched transactions that one run looks at, all in memory. More are run apart, by their days. */
export const MOST_MATCHED = 120_000;
/** Transactions that one run changes. */
export const MOST_CHANGED = 50_000;
/** Matched transactions that the report and a preview look at, the newest. */
export const MOST_LOOKED_AT = 50_000;
/** Runs that the log remembers. */
export const MOST_RUNS = 100;
export const MOST_IN_SAMPLE = 20;
/** Equal corrections after which a rule is suggested. */
export const CORRECTIONS_BEFORE_PROPOSAL = 3;
/** Characters of a suggested description, which is kept in an index when it is dismissed. */
export const LONGEST_SUGGESTED = 300;
