/** How many rows of what came in are on one page. */
export const QUEUE_ROWS = 50;
