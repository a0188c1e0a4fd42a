/** Of a category, in characters (§5). */
export const LONGEST_NAME = 100;
