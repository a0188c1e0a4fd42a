/** Lines of one budget: enough for everybody, and few enough to show on one page. */
export const MOST_LINES = 300;
/** With those that were removed and that earlier periods still have. */
export const MOST_LINES_EVER = 1500;
export const MOST_GROUPS = 50;
export const MOST_TEMPLATES = 50;
/** Moves of money in one period. */
export const MOST_MOVES = 1000;
/** Periods before the one that is looked at from which something can be carried over. */
export const MOST_CARRIED = 160;
/** Periods to the day of a target; beyond them an amount for each says nothing. */
export const MOST_AHEAD = 1300;
/** Periods that the median of a first budget is of. */
export const HISTORY_PERIODS = 6;
