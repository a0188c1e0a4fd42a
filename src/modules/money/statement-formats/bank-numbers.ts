/** Numbers by which a country's banks and their customers know an account, of the parts that a record has. */

const SPANISH_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** The Spanish CCC, which ends an IBAN of Spain: bank, branch, two check digits, account. */
export function spanishNumber(bank: string, branch: string, account: string): string | null {
  const digits = `${bank}${branch}${account}`;
  if (!/^\d{18}$/.test(digits)) return asWritten([bank, branch, account]);
  const check = spanishDigit(`00${bank}${branch}`) + spanishDigit(account);
  return `${bank}${branch}${check}${account}`;
}

function spanishDigit(ten: string): string {
  const sum = SPANISH_WEIGHTS.reduce((total, weight, at) => total + weight * Number(ten[at]), 0);
  const rest = 11 - (sum % 11);
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest);
}

/** The French RIB, which ends an IBAN of France or Monaco: bank, branch, account, key of two digits. */
export function frenchNumber(bank: string, branch: string, account: string): string | null {
  if (!/^\d{10}[\dA-Z]{11}$/.test(bank + branch + account)) return asWritten([bank, branch, account]);
  const figures = account.replace(/[A-Z]/g, (letter) => String(FRENCH_LETTERS[letter] ?? ''));
  const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(figures)) % 97n);
  return `${bank}${branch}${account}${String(key).padStart(2, '0')}`;
}

/** A to I, J to R and S to Z each count up to 9; the last run begins at 2. */
const FRENCH_LETTERS: Readonly<Record<string, number>> = Object.fromEntries(
  ['ABCDEFGHI', 'JKLMNOPQR', '-STUVWXYZ'].flatMap((run) => run.split('').map((letter, at) => [letter, at + 1])),
);

function asWritten(parts: readonly string[]): string | null {
  const text = parts.map((part) => part.trim()).join('');
  return text === '' ? null : text;
}
