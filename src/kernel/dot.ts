/** Parts two facts in one line of text; no line begins with it. */
export const DOT = '\u00a0· ';
