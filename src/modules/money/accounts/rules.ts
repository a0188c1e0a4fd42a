export { currentStatement, type StatementFigures } from './credit.ts';
export { type BankBalance, type BooksBalance, compareBalances } from './bank-balances.ts';

const LETTERS = /\p{L}/gu;

/** §3: the account name, or else the bank name; letters only, the first three in upper case; else ACC. */
export function tagOf({ name, bankName }: { name: string; bankName: string }): string {
  const source = name.trim() === '' ? bankName : name;
  const letters = source.normalize('NFC').toUpperCase().match(LETTERS) ?? [];
  return letters.length === 0 ? 'ACC' : letters.slice(0, 3).join('');
}

/**
 * The digits by which numbers are compared, however they are spaced or padded with zeros: `00 62-1234 56` is
 * `62123456`. Empty where there are none.
 */
export function digitsOf(accountNumber: string): string {
  return accountNumber.replace(/\D/g, '').replace(/^0+/, '');
}

/** The end of a number that may be shown: four digits, and never more than half of them. */
export function lastDigitsOf(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  return digits.slice(digits.length - Math.min(4, Math.floor(digits.length / 2)));
}

/** How a number on a statement stands to the one an account keeps. */
export type NumberMatch = 'same' | 'same-end' | 'other' | 'unknown';

/** So many digits are a number; fewer are the end of one. */
const WHOLE = 7;
/** Ends of fewer digits say nothing. */
const END = 4;

/**
 * Where both are whole, all their digits are compared, but for a code of the bank or the country before the one of
 * them. Where one is masked (`4790 **** 1234`) or only an end, as far as both go.
 */
export function numberMatch(onFile: string, kept: string): NumberMatch {
  const [one, other] = [visibleEnd(onFile), visibleEnd(kept)];
  if (one.isWhole && other.isWhole)
    return one.digits.endsWith(other.digits) || other.digits.endsWith(one.digits) ? 'same' : 'other';
  const length = Math.min(one.digits.length, other.digits.length);
  if (length < END) return 'unknown';
  return one.digits.slice(-length) === other.digits.slice(-length) ? 'same-end' : 'other';
}

/** What stands behind the last mask, or the whole number. */
function visibleEnd(written: string): { digits: string; isWhole: boolean } {
  const masked = /^.*(?:[*•#…]|[xX](?=[\s\d-]*$))/su.exec(written);
  const digits = masked === null ? digitsOf(written) : written.slice(masked[0].length).replace(/\D/g, '');
  return { digits, isWhole: masked === null && digits.length >= WHOLE };
}

/** A number as it may stand on a screen: masked where it is one, a name as it is. */
export function shownNumber(written: string): string {
  return digitsOf(written).length < WHOLE ? written : maskOf(lastDigitsOf(written));
}

/** How a number is shown: `•••• 1234`. */
export function maskOf(lastDigits: string): string {
  return `•••• ${lastDigits}`;
}

/** Why an account with rows stays, and what to do instead. */
export function inUseSentence(count: number): string {
  const transactions = count === 1 ? 'a transaction' : `${count.toLocaleString('en')} transactions`;
  return `This account has ${transactions}, so it was not deleted. Close it instead to hide it and keep its history.`;
}

/** Why the currency of an account with rows stays. `count` is 0 where the only rows are deleted ones. */
export function currencyFixedSentence(count: number): string {
  const transactions =
    count === 0
      ? 'deleted transactions that can still be restored'
      : count === 1
        ? 'a transaction'
        : `${count.toLocaleString('en')} transactions`;
  return `This account has ${transactions} in its currency, so the currency was not changed. Add a second account for the other currency.`;
}
