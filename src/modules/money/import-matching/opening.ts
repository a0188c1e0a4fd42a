import type { Day } from '#kernel/calendar.ts';
import { type BankBalance, type BooksBalance, compareBalances } from '#modules/money/accounts/rules.ts';

/** A transaction that an import adds. */
export type AddedRow = { readonly day: Day; readonly minor: bigint };

/**
 * By how much the opening balance of an account moves when an import adds transactions that are older than all that were
 * there, in minor units. The opening balance held their sum until then: taken off, today's balance stays. Only where the
 * statement proves it, which is where its closing balance is what the books came to without the older transactions.
 * @param firstDay of the account's earliest transaction before the import; null where there is none
 * @param after what the books say for the day of the closing balance with all that is added
 */
export function openingMove(
  firstDay: Day | null,
  added: readonly AddedRow[],
  bank: BankBalance,
  after: BooksBalance,
): bigint {
  if (firstDay === null) return 0n;
  const older = added.filter(({ day }) => day < firstDay);
  const sum = older.reduce((all, { minor }) => all + minor, 0n);
  if (sum === 0n || older.some(({ day }) => day > bank.day)) return 0n;
  if (compareBalances(bank, after).kind === 'agrees') return 0n;
  return compareBalances(bank, { ...after, minor: after.minor - sum }).kind === 'agrees' ? -sum : 0n;
}
