import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import type { Arriving, Kept, Outcome, Proposal } from './compared.ts';
import { type Likeness, likenessOf } from './likeness.ts';

// Rows of the books that wait for the bank: those it holds as pending, and those that a person wrote.

/** Rows near the file, as they are looked up. */
export type Near = { readonly byMinor: ReadonlyMap<bigint, readonly Kept[]>; readonly pending: readonly Kept[] };
export type Settle = (row: Arriving, outcome: Outcome) => void;

/** Until when a purchase that was pending is posted: hotels and hired cars hold an amount for up to two weeks. */
export const POSTING_DAYS = 14;
/** Until when a bank books what a person wrote: a purchase before a weekend with a holiday, and a day for the shop. */
const WAITING_DAYS = 5;
/** Of a pending amount, in per cent: a tip, or less than was held. Further away it is another purchase. */
const MOST_DIFFERENCE = 25n;
const OTHER_AMOUNT = 25;
const SAME_PAYEE_LATER = 55;

export function merge(id: string, because: Extract<Outcome, { kind: 'merge' }>['because']): Outcome {
  return { kind: 'merge', id, because, occurrence: 0 };
}

/** A pending row of the books is replaced by what the bank posted; one that was posted does not come back as pending. */
export function settlePending(row: Arriving, near: Near, taken: ReadonlySet<string>, settle: Settle): void {
  if (row.status === 'booked') {
    const waiting = near.pending.filter((one) => !taken.has(one.id) && isWithin(one.bookedOn, row.day, POSTING_DAYS));
    const byId = waiting.find((one) => row.sourceId !== null && one.sourceId === row.sourceId);
    const posted = byId ?? waiting.find((one) => one.minor === row.minor && agrees(row, one));
    if (posted !== undefined) settle(row, merge(posted.id, 'posted'));
    return;
  }
  const posted = near.byMinor
    .get(row.minor)
    ?.find(
      (one) =>
        one.status === 'booked' &&
        !one.isHandwritten &&
        !taken.has(one.id) &&
        isWithin(row.day, one.bookedOn, POSTING_DAYS) &&
        agrees(row, one),
    );
  if (posted !== undefined) settle(row, { kind: 'skip', id: posted.id, because: 'posted-already' });
}

/**
 * What a person wrote some days before the bank booked it, amount and payee the same. Only where neither of the two has
 * another choice: of two equal purchases in a week, a person says which is which.
 */
export function settleWaiting(
  rows: readonly Arriving[],
  { byMinor }: Near,
  taken: ReadonlySet<string>,
  settle: Settle,
): void {
  const fits = (row: Arriving) =>
    (byMinor.get(row.minor) ?? []).filter(
      (one) =>
        one.isHandwritten &&
        one.status === 'booked' &&
        !taken.has(one.id) &&
        isWithin(one.bookedOn, row.day, WAITING_DAYS) &&
        agrees(row, one),
    );
  const pairs = rows.map((row) => ({ row, found: fits(row) }));
  const asked = new Map<string, number>();
  for (const { found } of pairs) for (const { id } of found) asked.set(id, (asked.get(id) ?? 0) + 1);
  for (const { row, found } of pairs) {
    const [only, ...others] = found;
    if (only !== undefined && others.length === 0 && asked.get(only.id) === 1)
      settle(row, merge(only.id, 'same-payee'));
  }
}

/** How alike a row and one that waits for the bank for longer are; null where it does not wait, or is another payee's. */
export function waitingLikeness(row: Arriving, kept: Kept): Likeness | null {
  const waits = kept.isHandwritten || kept.status === 'pending';
  if (!waits || row.day === null || !isWithin(kept.bookedOn, row.day, POSTING_DAYS) || !agrees(row, kept)) return null;
  return { score: SAME_PAYEE_LATER, days: daysBetween(kept.bookedOn, row.day), samePayee: true };
}

/** Pending rows of the payee that what is posted may be although the amount is a little different: only proposed. */
export function otherAmounts(row: Arriving, { pending }: Near, taken: ReadonlySet<string>): Proposal[] {
  if (row.status !== 'booked' || row.day === null) return [];
  const { day } = row;
  return pending.flatMap((one): Proposal[] => {
    const isNear = !taken.has(one.id) && isWithin(one.bookedOn, day, POSTING_DAYS) && agrees(row, one);
    if (!isNear || one.minor === row.minor || !isPostedFor(one.minor, row.minor)) return [];
    const days = daysBetween(one.bookedOn, day);
    return [{ id: one.id, isOtherAmount: true, score: OTHER_AMOUNT + POSTING_DAYS - days, days, samePayee: true }];
  });
}

/** Whether a bank may post one amount for a pending one. */
export function isPostedFor(pending: bigint, posted: bigint): boolean {
  if (pending === posted) return true;
  const difference = posted - pending;
  const size = (minor: bigint) => (minor < 0n ? -minor : minor);
  return pending < 0n === posted < 0n && posted !== 0n && size(difference) * 100n <= size(pending) * MOST_DIFFERENCE;
}

function agrees(row: Arriving, kept: Kept): boolean {
  const day = kept.bookedOn;
  return likenessOf({ day, payee: row.payee }, { day, payee: kept.payee })?.samePayee === true;
}

/** Whether the second day is the first or up to so many days later. */
function isWithin(first: Day | null, second: Day | null, days: number): boolean {
  return first !== null && second !== null && second >= first && second <= addDays(first, days);
}
