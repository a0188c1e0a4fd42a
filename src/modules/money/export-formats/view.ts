import type { Day } from '#kernel/calendar.ts';
import type { ExportedAccount, ExportedTransaction, ExportView } from './model.ts';

/** What a file says where filters leave transactions out. */
export const FILTERED_NOTE = 'Filtered view: some transactions are left out, so there are no opening balances.';

export const isFiltered = ({ accounts }: ExportView) => accounts.some(({ openingMinor }) => openingMinor === null);

/** Oldest first; rows of one day in the order in which they were added. */
export function byDay(rows: readonly ExportedTransaction[]): ExportedTransaction[] {
  return rows.toSorted((a, b) => compare(a.bookedOn, b.bookedOn) || compare(a.id, b.id));
}

/** A row, or both sides of a transfer in one: `other` is that into which the money went. */
export type Entry = { readonly row: ExportedTransaction; readonly other: ExportedTransaction | null };

/**
 * What a journal with double entries writes, oldest first: both sides of a linked transfer are one entry between two
 * accounts, where that changes neither the balance of a day nor the total of a category. Else they stay two, through the
 * category: sides of two days, with a fee, of two currencies or in two categories, or where only one is in the view.
 */
export function entriesOf(rows: readonly ExportedTransaction[]): Entry[] {
  const linked = Map.groupBy(rows, ({ transferId }) => transferId);
  const pairOf = ({ transferId }: ExportedTransaction) => {
    const sides = transferId === null ? [] : (linked.get(transferId) ?? []);
    const [out, into] = sides.toSorted((a, b) => (a.amount.minor < b.amount.minor ? -1 : 1));
    return sides.length === 2 && out !== undefined && into !== undefined && isOneEntry(out, into)
      ? { out, into }
      : null;
  };
  return byDay(rows).flatMap((row): Entry[] => {
    const pair = pairOf(row);
    if (pair === null) return [{ row, other: null }];
    return pair.out === row ? [{ row, other: pair.into }] : [];
  });
}

function isOneEntry(out: ExportedTransaction, into: ExportedTransaction): boolean {
  return (
    out.amount.currency === into.amount.currency &&
    out.amount.minor === -into.amount.minor &&
    out.amount.minor < 0n &&
    out.bookedOn === into.bookedOn &&
    out.status === into.status &&
    out.categoryId === into.categoryId &&
    out.categoryId !== null &&
    out.accountId !== into.accountId
  );
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
