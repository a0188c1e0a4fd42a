import { MEANINGS, meaningOf, normalHeading, WHOLE, type HeadingMeaning } from './headings.ts';
import { BROKEN, restored } from './lost-letters.ts';
import { sideBehind } from './side-headings.ts';

/** A word this long is hardly another one with one letter wrong. */
const LONG_WORD = 8;
/** Names longer than this are sentences. */
const LONGEST = 60;

/** What a heading means, also where it has a typing error or its file lost letters; null where it is no word we know. */
export function namedMeaningOf(heading: string): HeadingMeaning | null {
  const isBroken = BROKEN.test(heading);
  const known = isBroken ? null : (sideBehind(heading) ?? meaningOf(heading));
  if (known !== null || heading === '' || heading.length > LONGEST) return known;
  const kept = MEANT.get(heading);
  if (kept !== undefined) return kept;
  const parted = partedName(heading);
  const spellings = parted === null ? (isBroken ? restored(heading) : respelt(normalHeading(heading))) : [parted];
  const near = onlyOf(spellings);
  const isMeant = isBroken || parted !== null || (near !== null && !UNTOLD.test(near.role));
  const meaning = (isMeant ? near : null) ?? meaningOf(heading);
  if (MEANT.size >= MOST_KEPT) MEANT.clear();
  MEANT.set(heading, meaning);
  return meaning;
}

/** A heading is asked about many times. */
const MEANT = new Map<string, HeadingMeaning | null>();
const MOST_KEPT = 2000;

/** A column that is left out by its name has to have just that name. */
const UNTOLD = /^(?:ignore|quantity|source-id|reference|net)$/;

/** The one meaning that all spellings with a meaning have; null where there is none or they differ. */
function onlyOf(spellings: Iterable<string>): HeadingMeaning | null {
  let only: HeadingMeaning | null = null;
  for (const spelling of spellings) {
    const meaning = wholeMeaningOf(spelling);
    if (meaning === null) continue;
    if (only !== null && only.role !== meaning.role) return null;
    only ??= meaning;
  }
  return only;
}

/** Two words that a name has written as one, `transactiondate`; null where it is known as it is, or is not two known ones. */
export function partedName(name: string): string | null {
  const letters = name.trim().toLowerCase();
  if (!/^[a-z]{8,24}$/.test(letters) || meaningOf(name) !== null) return null;
  const places = Array.from({ length: letters.length - 5 }, (_, at) => at + 3);
  const parted = places
    .map((at) => `${letters.slice(0, at)} ${letters.slice(at)}`)
    .filter((words) => wholeMeaningOf(words) !== null);
  return parted.length === 1 ? (parted[0] ?? null) : null;
}

/** What a name means where we know the whole of it. */
function wholeMeaningOf(heading: string): HeadingMeaning | null {
  const normal = normalHeading(heading);
  const known = WHOLE.get(normal);
  if (known !== undefined) return known;
  const [, role, weight] = MEANINGS.find(([pattern, , sure]) => sure > 1 && pattern.test(normal)) ?? [];
  return role === undefined || weight === undefined ? null : { role, weight };
}

/**
 * A name with one letter more, less or other, or two of them changed about, inside one of its long words. Endings and
 * beginnings make other words: "creditor", "outgoing".
 */
function* respelt(name: string): Generator<string> {
  for (const { 0: word, index } of name.matchAll(/[a-z]+/g)) {
    if (word.length < LONG_WORD) continue;
    for (let at = index + 2; at <= index + word.length - 2; at += 1) {
      const before = name.slice(0, at);
      for (const letter of LETTERS) yield `${before}${letter}${name.slice(at)}`;
      if (at > index + word.length - 3) continue;
      const [here = '', next = ''] = name.slice(at);
      yield `${before}${name.slice(at + 1)}`;
      yield `${before}${next}${here}${name.slice(at + 2)}`;
      for (const letter of LETTERS) yield `${before}${letter}${name.slice(at + 1)}`;
    }
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
