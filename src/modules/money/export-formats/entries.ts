import type { Money } from '#kernel/money.ts';
import type { ExportedTransaction } from './model.ts';
import { byDay } from './view.ts';

/** A row, or a line of a split, with the other side of its transfer where both are written in one. */
export type Leg = { readonly row: ExportedTransaction; readonly other: ExportedTransaction | null };

/** What a journal with double entries writes as one: a row, or the lines of a split, all of one account, day and state. */
export type Entry = {
  /** The row itself, or the first of the lines. */
  readonly row: ExportedTransaction;
  /** That of the split where there are lines. */
  readonly description: string;
  /** The first line first. */
  readonly legs: readonly Leg[];
};

/**
 * What a journal with double entries writes, oldest first. Lines of a split are one entry. Both sides of a linked transfer are
 * one entry between two accounts, of a line within the entry of its split, where that changes neither the balance of a day
 * nor the total of a category. Else they stay two, through the category: sides of two days, with a fee, of two currencies
 * or in two categories, or where only one is in the view.
 */
export function entriesOf(rows: readonly ExportedTransaction[]): Entry[] {
  const linked = Map.groupBy(rows, ({ transferId }) => transferId);
  const legOf = (row: ExportedTransaction): Leg | null => {
    const sides = row.transferId === null ? [] : (linked.get(row.transferId) ?? []);
    const other = sides.find((side) => side !== row);
    if (sides.length !== 2 || other === undefined || !isOneEntry(row, other)) return { row, other: null };
    return isWrittenAt(row, other) ? { row, other } : null;
  };
  const legs = byDay(rows).flatMap((row) => legOf(row) ?? []);
  // What was paid in another currency stands alone: of several prices in one entry the rounding does not come to nothing.
  const placeOf = (leg: Leg) => (pricedIn(leg) === null ? (leg.row.split?.id ?? leg.row.id) : leg.row.id);
  return [...Map.groupBy(legs, placeOf).values()].flatMap((group) => {
    // Ids of lines fall.
    const inOrder = group.toReversed();
    const row = inOrder[0]?.row;
    return row === undefined ? [] : [{ row, description: row.split?.description ?? row.description, legs: inOrder }];
  });
}

/** Within the split where one is a line of one, else where the money went out. */
function isWrittenAt(row: ExportedTransaction, other: ExportedTransaction): boolean {
  if ((row.split === null) !== (other.split === null)) return row.split !== null;
  return row.amount.minor < 0n;
}

function isOneEntry(one: ExportedTransaction, other: ExportedTransaction): boolean {
  return (
    one.amount.currency === other.amount.currency &&
    one.amount.minor === -other.amount.minor &&
    one.amount.minor !== 0n &&
    one.bookedOn === other.bookedOn &&
    one.status === other.status &&
    one.categoryId === other.categoryId &&
    one.categoryId !== null &&
    one.accountId !== other.accountId
  );
}

/** What was paid in another currency, for either side. */
export const pricedIn = ({ row, other }: Leg) => row.original ?? other?.original ?? null;

/** What the account of an entry moved by. */
export function ownAmount({ row, legs }: Entry): Money {
  return { ...row.amount, minor: legs.reduce((sum, leg) => sum + leg.row.amount.minor, 0n) };
}
