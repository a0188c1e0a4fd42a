import { BANK_LINES, PURPOSES } from './bank-lines.ts';
import { MERCHANTS_KE } from './merchants-ke.ts';
import { MERCHANTS_NG } from './merchants-ng.ts';
import { MERCHANTS_WORLD } from './merchants-world.ts';
import { MERCHANTS_ZA } from './merchants-za.ts';
import { type Phrase, Phrasebook, spellingsOf, wordsOf } from './phrases.ts';

/** A name that is known, and what one usually pays it for. */
export type KnownMerchant = Phrase & { readonly name: string; readonly slug: string };
/** Words that say by themselves what a line is. */
export type KnownLine = Phrase & { readonly direction: 'in' | 'out' | 'any'; readonly slug: string };

const SHORT_NAME = 4;

/** Paragraphs `slug: one; two` with what continues them indented. */
function paragraphsOf(table: string): { head: string; body: string }[] {
  return table
    .trim()
    .split(/\n(?! )/)
    .map((paragraph) => {
      const cut = paragraph.indexOf(':');
      return {
        head: paragraph.slice(0, cut),
        body: paragraph
          .slice(cut + 1)
          .replace(/\s+/g, ' ')
          .trim(),
      };
    });
}

/** `Name = spelling, spelling; Name`: without spellings the name is its own, with whatever the bank glues to it. */
function merchantsIn(table: string, country: string | null): KnownMerchant[] {
  return paragraphsOf(table).flatMap(({ head: slug, body }) =>
    body.split('; ').flatMap((entry) => {
      const [name = '', spellings] = entry.split(' = ');
      const own = wordsOf(name).join(' ');
      const written = spellings ?? (own.length > SHORT_NAME ? `${own}*` : own);
      return spellingsOf(written).map(({ words, atStart }) => ({
        words,
        atStart,
        name,
        slug,
        // A common word is a shop's name only where that shop is.
        countries: atStart && country !== null ? [country] : null,
      }));
    }),
  );
}

function linesIn(table: string): KnownLine[] {
  return paragraphsOf(table).flatMap(({ head, body }) => {
    const [slug = '', direction = 'out'] = head.split(' ');
    if (direction !== 'in' && direction !== 'out' && direction !== 'any') throw new Error(`no direction: ${head}`);
    return spellingsOf(body).map(({ words, atStart }) => ({ words, atStart, countries: null, slug, direction }));
  });
}

export const KNOWN_MERCHANTS: readonly KnownMerchant[] = [
  ...merchantsIn(MERCHANTS_ZA, 'ZA'),
  ...merchantsIn(MERCHANTS_KE, 'KE'),
  ...merchantsIn(MERCHANTS_NG, 'NG'),
  ...merchantsIn(MERCHANTS_WORLD, null),
];
export const KNOWN_LINES: readonly KnownLine[] = linesIn(BANK_LINES);
export const KNOWN_PURPOSES: readonly KnownLine[] = linesIn(PURPOSES);

/** By the very name we give them, which need not be a spelling of the bank's. */
export const merchantByName: ReadonlyMap<string, KnownMerchant> = new Map(
  KNOWN_MERCHANTS.map((known) => [known.name, known]),
);
export const merchantBook = new Phrasebook(KNOWN_MERCHANTS);
export const lineBook = new Phrasebook(KNOWN_LINES);
export const purposeBook = new Phrasebook(KNOWN_PURPOSES);
