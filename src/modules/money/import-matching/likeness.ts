import { type Day, daysBetween } from '#kernel/calendar.ts';

/**
 * A payee as far as it is known: the merchant's key, and the words as the bank or a person wrote them. `charge`: it is what a
 * bank charged, as the bank says it or as a person added it to a payment.
 */
export type Payee = {
  readonly key: string | null;
  readonly words: readonly string[];
  readonly charge?: 'bank' | 'person' | undefined;
};

/** How alike a row of a file and a row of the books are, of 100; the amounts are equal already. */
export type Likeness = { readonly score: number; readonly days: number; readonly samePayee: boolean };

const BY_DAYS = [30, 25, 20, 12, 8, 5] as const;
/** Rows further apart than this are not compared. */
export const WINDOW_DAYS = BY_DAYS.length - 1;
/** So near each other, an equal payee makes two rows one. */
export const SURE_DAYS = 2;
const SAME_AMOUNT = 50;
const SAME_PAYEE = 20;
const SHORTEST_BEGINNING = 4;

/** Null where the two are too far apart to be compared. */
export function likenessOf(arriving: { day: Day; payee: Payee }, kept: { day: Day; payee: Payee }): Likeness | null {
  const days = Math.abs(daysBetween(arriving.day, kept.day));
  const byDays = BY_DAYS[days];
  if (byDays === undefined) return null;
  const samePayee = isSamePayee(arriving.payee, kept.payee);
  return { score: SAME_AMOUNT + byDays + (samePayee ? SAME_PAYEE : 0), days, samePayee };
}

/**
 * Whether two spellings name one payee: the same merchant, or the one begins with the other (formats cut names at 32
 * letters), or most of their words are the same.
 */
export function isSamePayee(a: Payee, b: Payee): boolean {
  if (a.key === null || b.key === null) return false;
  if (a.key === b.key) return true;
  // A person names a fee by its payment, and the bank by what it was charged for.
  if (a.charge !== undefined && b.charge !== undefined && a.charge !== b.charge) return true;
  const [short, long] = a.key.length < b.key.length ? [a.key, b.key] : [b.key, a.key];
  if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return true;
  const words = new Set(a.words);
  const shared = new Set(b.words.filter((word) => words.has(word))).size;
  const all = new Set([...a.words, ...b.words]).size;
  return shared >= 2 && shared * 5 >= all * 3;
}
