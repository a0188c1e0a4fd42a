/** The lines of a text with their numbers, from 1. One at a time: split at once, a large file is held a second time, as strings. */
export function* linesOf(text: string): Generator<{ number: number; line: string }> {
  let start = 0;
  for (let number = 1; ; number += 1) {
    const end = text.indexOf('\n', start);
    yield { number, line: text.slice(start, end < 0 ? text.length : end) };
    if (end < 0) return;
    start = end + 1;
  }
}

/** Whatever parts words, but for a single space: replacing each of those by itself takes ten times the text in memory. */
const UNEVEN = /[\p{Cc}\p{Cf}\s]{2,}|[^\S ]|[\p{Cc}\p{Cf}]/gu;

/** One clean line of a bank's words: control characters and runs of spaces go, the words stay. */
export function oneLine(text: string): string {
  return text.slice(0, 2000).replace(UNEVEN, ' ').trim().slice(0, 500);
}

/** Marks of no width and of the direction of writing; those that join letters are a part of words. */
const UNSEEN = String.raw`\s\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069`;
const UNSEEN_ENDS = new RegExp(`^[${UNSEEN}]+|[${UNSEEN}]+$`, 'g');

/** A text without what nobody sees at its ends. */
export function trimmed(text: string): string {
  const plain = text.trim();
  // Most cells have none.
  const isSeen = (at: number): boolean => (plain.charCodeAt(at) || 0) < 0x200b || plain.charCodeAt(at) > 0x2069;
  return isSeen(0) && isSeen(plain.length - 1) ? plain : plain.replaceAll(UNSEEN_ENDS, '');
}

/** Several texts as one line, leaving out what another already says. */
export function joined(texts: readonly string[]): string {
  const kept: string[] = [];
  for (const text of texts.map(oneLine)) {
    if (text === '' || kept.some((other) => other.toLowerCase().includes(text.toLowerCase()))) continue;
    const longer = kept.findIndex((other) => text.toLowerCase().includes(other.toLowerCase()));
    if (longer >= 0) kept[longer] = text;
    else kept.push(text);
  }
  return kept.join(' ').slice(0, 500);
}

const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u0966-\u096f]/g;
const ZEROS = [0x660, 0x6f0, 0xff10, 0x966] as const;

/** Arabic, Persian, Indian and wide digits, with the Arabic and wide marks between them, as the ones that are read. */
export function withPlainDigits(text: string): string {
  // Most cells have none.
  if (!/[\u0660-\uffff]/.test(text)) return text;
  return text
    .replace(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll(/[\u066c\uff0c]/g, ',');
}
