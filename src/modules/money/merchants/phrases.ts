/** What a phrase that was found says. */
export type Phrase = {
  readonly words: readonly string[];
  /** The phrase must begin the line. */
  readonly atStart: boolean;
  /** Only in books of these countries, where it is a common word elsewhere; null for all. */
  readonly countries: readonly string[] | null;
};

/** Words of a line, in small letters: what stands between letters and digits parts them, an apostrophe does not. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '');
}

/**
 * Reads `pick n pay, pnp*, ^spar`. A star at the end of a word takes whatever follows in it (`PNPFAMILY`); a caret in
 * front asks for the start of the line, as is right for names that are common words.
 */
export function spellingsOf(text: string): { words: string[]; atStart: boolean }[] {
  return text.split(', ').map((spelling) => {
    const atStart = spelling.startsWith('^');
    return { words: (atStart ? spelling.slice(1) : spelling).split(' '), atStart };
  });
}

const PREFIX = 3;

/** Finds which of many phrases stands in a line, by the first word of each. */
export class Phrasebook<Found extends Phrase> {
  readonly #whole = new Map<string, Found[]>();
  readonly #begun = new Map<string, Found[]>();

  constructor(phrases: readonly Found[]) {
    // Longer phrases say more: `uber eats` before `uber`.
    for (const phrase of phrases.toSorted((a, b) => b.words.length - a.words.length)) {
      const [first = ''] = phrase.words;
      const [under, key] = first.endsWith('*') ? [this.#begun, first.slice(0, PREFIX)] : [this.#whole, first];
      const known = under.get(key);
      if (known === undefined) under.set(key, [phrase]);
      else known.push(phrase);
    }
  }

  /** The first in the line; of several that begin there, the longest. */
  find(words: readonly string[], country: string | null, fits: (phrase: Found) => boolean = () => true): Found | null {
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      for (const candidates of [this.#whole.get(word), this.#begun.get(word.slice(0, PREFIX))])
        for (const phrase of candidates ?? [])
          if (stands(phrase, words, at) && isKnownIn(phrase, country) && fits(phrase)) return phrase;
    }
    return null;
  }
}

function stands({ words: wanted, atStart }: Phrase, words: readonly string[], at: number): boolean {
  if (atStart && at > 0) return false;
  return wanted.every((word, offset) => {
    const found = words[at + offset];
    if (found === undefined) return false;
    return word.endsWith('*') ? found.startsWith(word.slice(0, -1)) : found === word;
  });
}

function isKnownIn({ countries }: Phrase, country: string | null): boolean {
  return countries === null || country === null || countries.includes(country);
}
