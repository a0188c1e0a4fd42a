import { mistakesBetween } from '#kernel/spelling.ts';

/** A word of the workspace, and how often it is there. */
export type KnownWord = { readonly word: string; readonly count: number };

/** Shorter words are too like others to guess at. */
export const SHORTEST_GUESSED = 4;
const LONG = 8;

/** How many letters of a word may be wrong. */
function tolerance(word: string): number {
  if (word.length < SHORTEST_GUESSED) return 0;
  return word.length < LONG ? 1 : 2;
}

/**
 * The word that was probably meant: the fewest letters away, then the most frequent. Null where the word is known,
 * alone or in another, or nothing is near it. Letters out of order count as one mistake.
 */
export function nearestWord(word: string, known: readonly KnownWord[]): string | null {
  const wish = word.toLowerCase();
  if (known.some((other) => other.word.includes(wish))) return null;
  const most = tolerance(wish);
  const near = known
    .map((other) => ({ ...other, mistakes: mistakesBetween(wish, other.word) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes || b.count - a.count || (a.word < b.word ? -1 : 1));
  return near[0]?.word ?? null;
}

/** The search with each word that nothing knows replaced by the one nearest to it; null where none is. */
export function corrected(text: string, known: readonly KnownWord[]): string | null {
  const words = text.split(/\s+/u);
  const nearest = words.map((word) => nearestWord(word, known));
  if (nearest.every((word) => word === null)) return null;
  return words.map((word, place) => nearest[place] ?? word).join(' ');
}
