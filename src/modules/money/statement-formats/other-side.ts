import { oneLine } from '#modules/money/csv-detection/rules.ts';

/**
 * The bank's words with the other side first, or what takes its place, and a blank line behind it: who it was with, apart
 * from what was said.
 */
export function withOther(other: string, words: string): string {
  return [other, ...(oneLine(words) === oneLine(other) ? [] : [words])].filter((text) => text !== '').join('\n\n');
}

/** Shorter names were not cut off for want of room: 32 characters in OFX, fewer at some banks. */
const CUT_AT = 20;

/**
 * A name and a memo as banks fill them. A name that was cut off is written out in the memo, which then says all; figures
 * are nobody's name.
 */
export function nameAndMemo(name: string, memo: string): string {
  const [short, long] = [oneLine(name).toLowerCase(), oneLine(memo).toLowerCase()];
  if (short === long) return memo;
  const isCut = name.length >= CUT_AT || /^[\p{L}\d]/u.test(long.slice(short.length));
  if (short !== '' && isCut && long.startsWith(short)) return memo;
  return /\p{L}/u.test(name) || memo === '' ? withOther(name, memo) : withOther(memo, name);
}
