/** Stands in the stricter policy for where the page came from, which only the browser knows. */
export const ORIGIN_MARK = 'ORIGIN';
