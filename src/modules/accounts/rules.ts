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

/** How a number is shown: `•••• 1234`. */
export function maskOf(lastDigits: string): string {
  return `•••• ${lastDigits}`;
}

/** Why an account with rows stays, and what to do instead. */
export function inUseSentence(count: number): string {
  const rows = count === 1 ? 'a transaction' : `${count.toLocaleString('en')} transactions`;
  return `This account has ${rows}, so it was not deleted. Close it instead: it leaves the lists and its history stays.`;
}

/** Why the currency of an account with rows stays. `count` is 0 where the only rows are deleted ones. */
export function currencyFixedSentence(count: number): string {
  const rows =
    count === 0
      ? 'deleted transactions that can still be restored'
      : count === 1
        ? 'a transaction'
        : `${count.toLocaleString('en')} transactions`;
  return `This account has ${rows} in its currency, so the currency was not changed. Add a second account for the other currency.`;
}
