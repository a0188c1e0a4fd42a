import * as z from 'zod';
import { LONGEST_TEXT, plainText } from './plain-text.ts';

/** An apostrophe within a word becomes a typographic one, which §5 does not strip: "don't" stays a word. */
function keepingApostrophes(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/**
 * What a person writes in their own words for others to read, cleaned as §5 says. Refused where it is longer than may be
 * kept, rather than cut without a word.
 */
export function writtenTextSchema(field: string, { isNeeded = false, most = LONGEST_TEXT } = {}) {
  return z
    .string(`${field} is required`)
    .max(most, `${field} must not exceed ${most} characters`)
    .transform((text) => plainText(keepingApostrophes(text)))
    .refine((text) => !isNeeded || text !== '', `${field} is required`);
}
