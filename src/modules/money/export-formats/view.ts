import type { Day } from '#kernel/calendar.ts';
import type { ExportedAccount, ExportedTransaction, ExportView } from './model.ts';

/** What a file says where filters leave transactions out. */
export const FILTERED_NOTE = 'Filtered view: some transactions are left out, so there are no opening balances.';

export const isFiltered = ({ accounts }: ExportView) => accounts.some(({ openingMinor }) => openingMinor === null);

/** Oldest first; rows of one day in the order in which they were added. */
export function byDay<Row extends ExportedTransaction>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => compare(a.bookedOn, b.bookedOn) || compare(a.id, b.id));
}

/** The day of the opening balances: no transaction of the view is before it. */
export function firstDay({ from, rows, today }: ExportView): Day {
  return from ?? byDay(rows)[0]?.bookedOn ?? today;
}

/** A row of a statement; of a split the whole, with its lines. */
export type StatementRow = ExportedTransaction & { readonly lines: readonly ExportedTransaction[] };
type AccountRows = { readonly account: ExportedAccount; readonly rows: readonly StatementRow[] };

/** The rows as a bank booked them: lines stay what they are only where some of a split are not in the view. */
function asBooked({ rows, wholes }: ExportView): StatementRow[] {
  const linesOf = Map.groupBy(rows, ({ split }) => split?.id);
  const complete = wholes.flatMap((whole) => {
    const lines = byDay(linesOf.get(whole.id) ?? []);
    const sum = lines.reduce((all, { amount }) => all + amount.minor, 0n);
    return lines.length > 0 && sum === whole.amount.minor ? [{ ...whole, lines }] : [];
  });
  const parts = new Set(complete.map(({ id }) => id));
  const single = rows.filter(({ split }) => split === null || !parts.has(split.id));
  return [...single.map((row) => ({ ...row, lines: [] })), ...complete];
}

/** Each account with its rows, oldest first; those with neither a row nor an opening balance are left out. */
export function byAccount(view: ExportView): AccountRows[] {
  const { accounts } = view;
  const ofAccount = Map.groupBy(byDay(asBooked(view)), ({ accountId }) => accountId);
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
