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
  const sum = sumUpTo(bank.day, olderThan(firstDay, added));
  if (sum === 0n) return 0n;
  if (compareBalances(bank, after).kind === 'agrees') return 0n;
  return compareBalances(bank, { ...after, minor: after.minor - sum }).kind === 'agrees' ? -sum : 0n;
}

/**
 * The same for a statement that says no balance: what proves it is that the books agree with the newest balance that the
 * bank has stated, and would no longer.
 * @param agreedOn the day of that balance; null where there is none, or the books do not agree with it
 */
export function openingMoveWithoutBalance(
  firstDay: Day | null,
  added: readonly AddedRow[],
  agreedOn: Day | null,
): bigint {
  return agreedOn === null ? 0n : -sumUpTo(agreedOn, olderThan(firstDay, added));
}

/** The transactions that are older than all that were there: none where there were none. */
export function olderThan(firstDay: Day | null, added: readonly AddedRow[]): readonly AddedRow[] {
  return firstDay === null ? [] : added.filter(({ day }) => day < firstDay);
}

/** What they come to; nothing where a balance of this day does not count all of them. */
function sumUpTo(day: Day, rows: readonly AddedRow[]): bigint {
  return rows.some((row) => row.day > day) ? 0n : rows.reduce((all, { minor }) => all + minor, 0n);
}
