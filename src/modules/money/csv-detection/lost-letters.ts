/** A letter that a file lost stands as a mark among others: `Op\uFFFD\uFFFDo`, `Conclu?do`. */
export const BROKEN = /\uFFFD|(?<=\p{L})\?+(?=\p{L})/u;

/** Letters get lost that have an accent or a stroke, which words are compared without. */
const LOST = 'aceioustznldrghky'.split('');
const MOST_LOST = 2;

/** A text with each lost letter as every one that it may have been; none where it lost more than a few. */
export function restored(text: string): string[] {
  const [head = '', ...parts] = text.split(/\uFFFD|(?<=\p{L}\?*)\?(?=\?*\p{L})/u);
  if (parts.length === 0 || parts.length > MOST_LOST) return [];
  return parts.reduce(
    (known, part) => known.flatMap((before) => LOST.map((letter) => `${before}${letter}${part}`)),
    [head],
  );
}
