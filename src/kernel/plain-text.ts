/** Of a text that is cleaned, no more than this is kept (§9, text cap). */
export const LONGEST_TEXT = 1000;

/** A text without its tags (§5, HTML sanitizing); what is left may still hold single brackets. */
export function withoutTags(text: string): string {
  // Until nothing changes: of `<<b>b>` the first pass leaves a tag.
  let before = text;
  for (;;) {
    const after = before.replaceAll(/<[^<>]*>/g, '');
    if (after === before) return after;
    before = after;
  }
}

/**
 * A text of which nothing can be markup or a command (§5, text sanitizing): without angle brackets, quotes, semicolons and
 * ampersands, trimmed, {@link LONGEST_TEXT} characters at most. For records that others read; what people write in their
 * own books is kept as they wrote it.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/[<>"'`;&]/g, '')
    .trim()
    .slice(0, LONGEST_TEXT)
    .trimEnd();
}
