import { type Money, negate } from '#kernel/money.ts';
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
 * nor the total of a category. Else they stay two, through the category: sides of two days, with a fee or in two categories,
 * or where only one is in the view.
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
  // What has a price stands alone: of several prices in one entry the rounding does not come to nothing.
  const placeOf = (leg: Leg) =>
    pricedIn(leg) === null && !isExchange(leg) ? (leg.row.split?.id ?? leg.row.id) : leg.row.id;
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
    (one.amount.currency !== other.amount.currency || one.amount.minor === -other.amount.minor) &&
    one.amount.minor !== 0n &&
    other.amount.minor !== 0n &&
    one.amount.minor < 0n !== other.amount.minor < 0n &&
    one.bookedOn === other.bookedOn &&
    one.status === other.status &&
    one.categoryId === other.categoryId &&
    one.categoryId !== null &&
    one.accountId !== other.accountId
  );
}

/** What was paid in another currency, for either side. */
const pricedIn = ({ row, other }: Leg) => row.original ?? other?.original ?? null;

/** Between accounts in two currencies. */
const isExchange = ({ row, other }: Leg) => other !== null && other.amount.currency !== row.amount.currency;

/** An amount of a posting; `price`: what all of it is worth in another currency. */
export type Posted = { readonly amount: Money; readonly price: Money | null };

/** An amount of nothing has no price. */
const posted = (amount: Money, price: Money | null): Posted => ({ amount, price: amount.minor === 0n ? null : price });

/** What the account of an entry moved by. Between two currencies, what came in or went out there is the price of it. */
export function ownPosting({ row, legs }: Entry): Posted {
  const [first] = legs;
  const amount = { ...row.amount, minor: legs.reduce((sum, leg) => sum + leg.row.amount.minor, 0n) };
  if (first?.other != null && isExchange(first)) return posted(amount, sizeOf(first.other.amount));
  return posted(amount, first === undefined ? null : (pricedIn(first)?.amount ?? null));
}

/** What a leg moved on its other side. What was paid in another currency is the price of both, which balance in it. */
export function otherPosting(leg: Leg): Posted {
  if (leg.other !== null && isExchange(leg)) return posted(leg.other.amount, null);
  return posted(negate(leg.row.amount), pricedIn(leg)?.amount ?? null);
}

const sizeOf = (amount: Money) => (amount.minor < 0n ? negate(amount) : amount);
