import type { Day } from '#kernel/calendar.ts';

/** What a bank says was in an account at the end of a day, in minor units; below zero is owed. */
export type BankBalance = {
  readonly day: Day;
  readonly minor: bigint;
  /** False where a debt may be meant by a figure without a sign, and nothing in the file tells. */
  readonly isSignSure: boolean;
  /** The first day of the statement's rows, and what was there before them; null where the file does not let it be known. */
  readonly before: { readonly day: Day; readonly minor: bigint } | null;
};

/**
 * What the books say for the same days, opening balance and all, without what is pending. A statement may have been drawn
 * up in the middle of its last day, or begin in the middle of its first: `others` are what rows of that day come to that
 * other files brought, which it then does not count.
 */
export type BooksBalance = {
  readonly minor: bigint;
  readonly others: readonly bigint[];
  /** Before the first day of the statement's rows, with what may belong to its morning. */
  readonly before: bigint;
  readonly othersBefore: readonly bigint[];
  readonly hasEarlier: boolean;
};

/**
 * Since when the books part from the bank: from their opening balance on, from a time before the statement, since it
 * began, or nobody can say.
 */
export type Since = 'opening' | 'earlier' | 'rows' | 'unknown';

/**
 * `missing` is what the books lack of the bank's balance, below zero what they have too much. `bankMinor` is the bank's
 * figure as it has to be meant.
 */
export type Comparison =
  | { readonly kind: 'agrees' | 'unsure'; readonly bankMinor: bigint }
  | { readonly kind: 'differs'; readonly bankMinor: bigint; readonly missing: bigint; readonly since: Since };

/** The bank's closing balance against the books. Where two readings of it are possible, one that agrees is right. */
export function compareBalances(bank: BankBalance, books: BooksBalance): Comparison {
  const possible = [books.minor, ...books.others.map((other) => books.minor - other)];
  if (possible.includes(bank.minor)) return { kind: 'agrees', bankMinor: bank.minor };
  if (!bank.isSignSure) {
    const kind = possible.includes(-bank.minor) ? 'agrees' : 'unsure';
    return { kind, bankMinor: kind === 'agrees' ? -bank.minor : bank.minor };
  }
  const missing = bank.minor - books.minor;
  return { kind: 'differs', bankMinor: bank.minor, missing, since: sinceOf(bank.before, books, missing) };
}

function sinceOf(before: BankBalance['before'], books: BooksBalance, missing: bigint): Since {
  if (before === null) return 'unknown';
  const possible = [0n, ...books.othersBefore].map((other) => before.minor - (books.before + other));
  if (possible.includes(0n)) return 'rows';
  if (!possible.includes(missing)) return 'unknown';
  return books.hasEarlier ? 'earlier' : 'opening';
}
