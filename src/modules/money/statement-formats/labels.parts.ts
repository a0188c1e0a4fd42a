/** How tags and a note begin in a memo that Ilifa wrote. */
export const LABEL_MARKS = { tags: 'Ilifa tags:', note: 'Ilifa note:' } as const;
/** Between the parts of such a memo: no text on one line has two blanks. */
export const LABELS_APART = '  ';

/**
 * The memo of a file without the tags and the note that Ilifa wrote into it, so that an exported transaction comes back in its
 * own words.
 * @param hasName where the description has a field of its own; else the memo begins with it, whatever its words
 */
export function withoutLabels(memo: string, hasName: boolean): string {
  const at = memo.search(hasName ? /(?:^|\n| {2})Ilifa (?:tags|note):/ : /(?:\n| {2})Ilifa (?:tags|note):/);
  return at < 0 ? memo : memo.slice(0, at);
}
