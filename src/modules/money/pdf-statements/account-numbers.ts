import type { Line } from './model.ts';

/** So many digits at least are the number of an account and no part of another one by chance. */
const TELLING = 6;

/** The numbers in lines of words, as digits: "Sort code 30-98-71 Account number 04418822". */
export function numbersIn(lines: readonly Line[]): string[] {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const numbers = texts.flatMap((text) => text.match(/\d[\d -]*\d/g) ?? []).map((number) => number.replace(/\D/g, ''));
  return numbers.filter(({ length }) => length >= TELLING);
}

/** What the lines above a table say: the number that is read as that of the account, and all numbers. */
type Named = { readonly number: string | null; readonly numbers: readonly string[] };

/**
 * Whether lines name the account of the lines before: by its number, by a longer one with it such as an IBAN, or by both its
 * number and another one that stood there too, such as that of its branch.
 */
export function isSameNumber(own: Named, before: Named): boolean {
  const [number, known] = [own.number, before.number];
  if (number === null || known === null) return true;
  if (number === known || isPartOf(number, known) || isPartOf(known, number)) return true;
  return own.numbers.includes(known) && before.numbers.includes(number);
}

/** Without the zeros that it is filled up with: an IBAN may have more of them, or fewer. */
function isPartOf(part: string, whole: string): boolean {
  const own = part.replace(/^0+/, '');
  return own.length >= TELLING && whole.length >= own.length + 2 && whole.includes(own);
}
