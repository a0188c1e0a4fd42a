/**
 * What a name may hold. Names stand in letters that we write, beside our own words: no line breaks, so that a name cannot
 * pass for a sentence of ours, and no address of a page, which mail programs would make a link of.
 */
export const NAME_FORMAT = /^(?!.*:\/\/)\P{Cc}*$/u;
