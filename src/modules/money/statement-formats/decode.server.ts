import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { isLockedZip } from '#kernel/locked-zip.ts';
import { LIMITS, meaningOf, statementOf, statusOf } from '#modules/money/csv-detection/rules.ts';
import type { Refusal, RefusalCode } from './model.ts';
import { refusal } from './refusals.ts';

export type Decoded = { text: string; encoding: string };

/** What a file begins with when it is no text; the sentence says what to do instead. */
const BEGINNINGS: readonly (readonly [readonly number[], RefusalCode])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'BINARY'],
  [[0x50, 0x4b, 0x03, 0x04], 'ARCHIVE'],
  [[0x50, 0x4b, 0x05, 0x06], 'ARCHIVE'],
  [[0x1f, 0x8b], 'ARCHIVE'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'ARCHIVE'],
  [[0x52, 0x61, 0x72, 0x21], 'ARCHIVE'],
  [[0x42, 0x5a, 0x68], 'ARCHIVE'],
  [[0x89, 0x50, 0x4e, 0x47], 'BINARY'],
  [[0xff, 0xd8, 0xff], 'BINARY'],
  [[0x47, 0x49, 0x46, 0x38], 'BINARY'],
];
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/** Encodings that banks write; what the detector names beyond them is noise. ISO ones are read as their Windows superset. */
const READ_AS: Record<string, string> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-5': 'iso-8859-5',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-6': 'windows-1256',
  'windows-1256': 'windows-1256',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
};

/** Bytes as text with `\n` line ends, or the refusal of what is no text. */
export function decode(bytes: Uint8Array): Decoded | Refusal {
  if (bytes.length > LIMITS.bytes) return refusal('TOO_LARGE');
  const starts = (beginning: readonly number[]): boolean => beginning.every((byte, at) => bytes[at] === byte);
  const known = BEGINNINGS.find(([beginning]) => starts(beginning));
  if (known !== undefined) return refusal(known[1] === 'ARCHIVE' && isLockedZip(bytes) ? 'LOCKED_ARCHIVE' : known[1]);
  const mark = MARKS.find(([beginning]) => starts(beginning));
  // Some programs fill the rest of a block with zeros.
  const encoding = mark?.[1] ?? encodingOf(bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1));
  if (encoding === null) return refusal('BINARY');
  const text = withoutFilling(textOf(bytes.subarray(mark?.[0].length ?? 0), encoding));
  if (text.includes('\0')) return refusal('BINARY');
  if (text.trim() === '') return refusal('EMPTY');
  return { encoding, text: withLineFeeds(text) };
}

function withoutFilling(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end -= 1;
  return text.slice(0, end);
}

const withLineFeeds = (text: string): string => text.replace(/\r+\n|\r/g, '\n');

function textOf({ buffer, byteOffset, length }: Uint8Array, encoding: string): string {
  // Of anything but a buffer of Node's own the decoders make a copy first.
  const bytes = Buffer.from(buffer, byteOffset, length);
  return (encoding.startsWith('utf-') ? null : inOneByte(bytes, encoding)) ?? iconv.decode(bytes, encoding);
}

const PIECE = 64 * 1024;
const ONE_BYTE = /^[\0-\u00ff]*$/;

/**
 * Decoded whole, such a text is held twice at two bytes a character. Where one byte is enough for each, it is put together
 * from pieces that take one.
 */
function inOneByte(bytes: Buffer, encoding: string): string | null {
  const decoder = iconv.getDecoder(encoding);
  const text = Buffer.alloc(bytes.length);
  let end = 0;
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = decoder.write(bytes.subarray(at, at + PIECE));
    if (!ONE_BYTE.test(piece)) return null;
    end += text.write(piece, end, 'latin1');
  }
  return (decoder.end() ?? '') === '' ? text.toString('latin1', 0, end) : null;
}

/** Letters of these are two bytes and more. */
const IN_SEVERAL_BYTES: ReadonlySet<string> = new Set(['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5']);

/** Small letters with accents that many languages have; other ones in their place are the sign of a wrong encoding. */
const ACCENTED = /(?<=\p{L})[éèêëàâáãäçíîïñóôõöúûü](?=[\p{L}\s;,."|]|$)/gu;
const OLD = ['macintosh', 'cp850'] as const;

/** The encoding of an old Macintosh or of DOS, under which words have accents that in Windows would be signs: `D\x8ebit`. */
function oldEncodingOf(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 200_000);
  // In Windows these are quotes and other signs, in the old encodings letters.
  if (!sample.some((byte, at) => byte >= 0x80 && byte <= 0x9f && isLetter(sample[at - 1]) && isLetter(sample[at + 1])))
    return null;
  const count = (encoding: string): number => textOf(sample, encoding).match(ACCENTED)?.length ?? 0;
  const [best] = OLD.map((encoding) => ({ encoding, count: count(encoding) })).toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count > 1 && best.count > count('windows-1252') * 2 ? best.encoding : null;
}

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

function encodingOf(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) {
    if (odd > even * 10 && odd * 4 > sample.length) return 'utf-16le';
    return even > odd * 10 && even * 4 > sample.length ? 'utf-16be' : null;
  }
  if (isUtf8(bytes)) return 'utf-8';
  const guesses = analyse(bytes.subarray(0, 200_000)).flatMap(({ name, confidence }) =>
    READ_AS[name] === undefined ? [] : [{ encoding: READ_AS[name], confidence }],
  );
  const [best] = guesses.toSorted((a, b) => b.confidence - a.confidence);
  if (best !== undefined && best.confidence >= 10 && IN_SEVERAL_BYTES.has(best.encoding)) return best.encoding;
  const guess = oldEncodingOf(bytes) ?? (best !== undefined && best.confidence >= 10 ? best.encoding : 'windows-1252');
  if (guess === 'windows-1252' && isTurkish(bytes.subarray(0, 200_000))) return 'windows-1254';
  return LATIN.includes(guess) ? ofKnownWords(bytes, guess) : guess;
}

/** Encodings of languages in Latin letters, in which the same bytes are other letters. */
const LATIN: readonly string[] = ['windows-1252', 'windows-1250', 'windows-1254', 'windows-1257'];

/** Of these the one under which most names of columns and states of rows are words we know: `Beløb`, and not `Belřb`. */
function ofKnownWords(bytes: Uint8Array, guess: string): string {
  const sample = bytes.subarray(0, 8192);
  const known = (encoding: string): number => countOfKnown(textOf(sample, encoding));
  const [best] = LATIN.map((encoding) => ({ encoding, count: known(encoding) })).toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count > known(guess) ? best.encoding : guess;
}

/** How many different cells with letters beyond those of English are words we know. */
function countOfKnown(text: string): number {
  const cells = new Set(text.split(/[\n\r;,|\t]/).map((cell) => cell.replace(/"/g, '').trim()));
  return [...cells].filter(
    (cell) =>
      cell.length <= 40 &&
      /[^\p{ASCII}]/u.test(cell) &&
      (meaningOf(cell) !== null || statusOf(cell) !== null || statementOf(cell) !== null),
  ).length;
}

/** The encoding, of what is no Unicode, under which a text scores most. */
function bestOf(
  bytes: Uint8Array,
  { text, encoding }: Decoded,
  known: readonly string[],
  score: (text: string) => number,
): Decoded {
  if (encoding.startsWith('utf-')) return { text, encoding };
  const sample = bytes.subarray(0, 200_000);
  const scored = known.map((one) => ({ one, score: score(textOf(sample, one)) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0]?.one ?? encoding;
  return best === encoding ? { text, encoding } : { text: withLineFeeds(textOf(bytes, best)), encoding: best };
}

const WESTERN = ['windows-1252', 'cp850'] as const;
/** Letters of Spain and France, the first of them often, each beside one of its own case or none. */
const OFTEN = /(?<!\p{Lu})[áéíóúñçàèêôâîûü](?!\p{Lu})|(?<!\p{Ll})[ÁÉÍÓÚÑÇÀÈÊÔÂÎÛÜ](?!\p{Ll})/gu;
const SELDOM = /[ºª·¿¡€ëïöùìòËÏÖÙÌÒ]/g;

/** Bytes of Spain or France as text: of two encodings the one that has more of their letters. */
export function decodeWestern(bytes: Uint8Array, decoded: Decoded): Decoded {
  return bestOf(bytes, decoded, WESTERN, (text) => countOf(text, OFTEN) * 2 + countOf(text, SELDOM));
}

const CYRILLIC = ['windows-1251', 'cp866', 'koi8-r'] as const;
const CYRILLIC_KEYS = /^\s*(?:Секция|Конец|Дата|Сумма|Номер|Кодировка|Плательщик|Получатель|РасчСч)/gim;

/** Bytes of a file of 1C as text, by the names of its fields: what it says of its encoding need not be true. */
export function decodeCyrillic(bytes: Uint8Array, decoded: Decoded): Decoded {
  return bestOf(bytes, decoded, CYRILLIC, (text) => countOf(text, CYRILLIC_KEYS));
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const TURKISH = /(?<!\p{L})(?:tarihi?|tutarı?|bakiye|hesap|alacak|borç|açıklama|ekstresi)(?!\p{L})/giu;

/** Turkish differs from the West in six letters alone, `ğışĞİŞ` for `ðýþÐÝÞ`: two words of its statements tell. */
function isTurkish(sample: Uint8Array): boolean {
  if (!sample.some((byte) => /[ðýþÐÝÞ]/.test(String.fromCharCode(byte)))) return false;
  const words = textOf(sample, 'windows-1254').toLowerCase().match(TURKISH);
  return new Set(words).size > 1;
}
