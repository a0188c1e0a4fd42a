/** Days that a forecast goes ahead: 24 months. */
export const FARTHEST_DAYS = 731;
/** Days of history that forecasts are made from: two years before the earliest that is tested, and a month. */
export const HISTORY_DAYS = 761;
/** Days of history below which nothing is drawn. */
export const LEAST_HISTORY = 90;
/** Days ahead in which a balance below the floor is told. */
export const WARNING_DAYS = 14;
export const MOST_SCENARIOS = 20;
export const MOST_CHANGES = 20;
/** Scenarios that are drawn beside the forecast. */
export const MOST_SHOWN = 3;
export const MOST_EXPECTED = 200;
export const LONGEST_NAME = 100;
