/** Of one workspace: enough for everybody, and few enough to show on one page. */
export const MOST_ASSETS = 300;
/** Of one asset: one a month for forty years. */
export const MOST_VALUATIONS = 500;
/** Twenty years of months. */
export const MOST_POINTS = 240;
