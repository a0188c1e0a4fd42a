/**
 * What a name may hold. Names stand in e-mails that we write, beside our own words: no line breaks, so that a name cannot
 * pass for a sentence of ours, and no address of a page, which mail programs would make a link of, and no encoded word of a mail's headers (RFC 2047),
 * which they would show as another name.
 */
export const NAME_FORMAT = /^(?!.*(?::\/\/|=\?[^?\s]*\?[bq]\?))\P{Cc}*$/iu;

/** As one line: what somebody else named cannot begin a line of its own in an e-mail of ours, nor in its heading. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const TITLE_LENGTH = 60;

/** As it stands in a title, which a name of any length fits into. */
export function inTitle(name: string): string {
  return name.length > TITLE_LENGTH ? `${name.slice(0, TITLE_LENGTH - 1)}…` : name;
}
