import type { Day } from '#kernel/calendar.ts';
import type { ExportedAccount, ExportedTransaction, ExportView } from './model.ts';

/** What a file says where filters leave transactions out. */
export const FILTERED_NOTE = 'Filtered view: some transactions are left out, so there are no opening balances.';

export const isFiltered = ({ accounts }: ExportView) => accounts.some(({ openingMinor }) => openingMinor === null);

/** Oldest first; rows of one day in the order in which they were added. */
export function byDay(rows: readonly ExportedTransaction[]): ExportedTransaction[] {
  return rows.toSorted((a, b) => compare(a.bookedOn, b.bookedOn) || compare(a.id, b.id));
}

/** The day of the opening balances: no transaction of the view is before it. */
export function firstDay({ from, rows, today }: ExportView): Day {
  return from ?? byDay(rows)[0]?.bookedOn ?? today;
}

type AccountRows = { readonly account: ExportedAccount; readonly rows: readonly ExportedTransaction[] };

/** Each account with its rows, oldest first; those with neither a row nor an opening balance are left out. */
export function byAccount({ accounts, rows }: ExportView): AccountRows[] {
  const ofAccount = Map.groupBy(byDay(rows), ({ accountId }) => accountId);
  return accounts
    .map((account) => ({ account, rows: ofAccount.get(account.id) ?? [] }))
    .filter(({ account: { openingMinor }, rows: { length } }) => length > 0 || (openingMinor ?? 0n) !== 0n);
}

/** The text on one line: no control characters, line breaks or runs of blanks. */
export function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** A name that is not taken yet, with a number behind it where it is; from then on it is taken. */
export function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
