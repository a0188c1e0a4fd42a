import { type Day, daysBetween } from '#kernel/calendar.ts';
import type { Arriving, Books, Kept, Known, Outcome, Proposal } from './compared.ts';
import { type Likeness, likenessOf, SURE_DAYS } from './likeness.ts';
import {
  merge,
  type Near,
  otherAmounts,
  POSTING_DAYS,
  type Settle,
  settlePending,
  settleWaiting,
  waitingLikeness,
} from './waiting.ts';

/** A bank may move the day of a row it has an id for; further away, the id was used again for another row. */
const SAME_ID_DAYS = 5;
const MOST_PROPOSALS = 3;

/**
 * Decides for every row of a file whether it is new. Strong reasons go first, over the whole file, so that a row of the
 * books is taken by the row that fits it best; each is taken once, so that twins on a day both survive.
 */
export function matchRows(arriving: readonly Arriving[], books: Books): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>();
  const taken = new Set<string>();
  const near: Near = {
    byMinor: groupBy(books.near, ({ minor }) => minor),
    pending: books.near.filter(({ status }) => status === 'pending'),
  };
  const settle = (row: Arriving, outcome: Outcome) => {
    outcomes.set(row.at, outcome);
    if (outcome.kind !== 'add' && outcome.id !== null) taken.add(outcome.id);
  };
  const isOpen = ({ at }: Arriving) => !outcomes.has(at);
  const isFirst = books.equal.length === 0 && books.near.length === 0 && books.memories.length === 0;

  for (const row of arriving) {
    if (row.wish === 'skip') settle(row, { kind: 'skip', id: null, because: 'wish' });
    else if (typeof row.wish === 'object' && row.wish !== null) settle(row, merge(row.wish.mergeWith, 'wish'));
  }
  // Into an empty account everything is new, and there is nothing to compare.
  const unsaid = isFirst ? [] : arriving.filter(({ wish }) => wish === null);
  settleKnown(unsaid, books, taken, settle);
  for (const row of unsaid.filter(isOpen)) settlePending(row, near, taken, settle);
  const span = spanOf(arriving);
  for (const nearest of [true, false])
    for (const row of unsaid.filter(isOpen)) settleSamePayee(row, near, { taken, span, nearest }, settle);
  settleWaiting(unsaid.filter(isOpen), near, taken, settle);

  const numbers = new Map<string, number>();
  for (const { contentHash, occurrence } of books.equal)
    if (contentHash !== null) numbers.set(contentHash, Math.max(numbers.get(contentHash) ?? 0, occurrence + 1));
  for (const row of arriving) {
    const outcome = outcomes.get(row.at);
    if (outcome?.kind === 'skip') continue;
    const occurrence = numbers.get(row.hash) ?? 0;
    numbers.set(row.hash, occurrence + 1);
    if (outcome?.kind === 'merge') {
      outcomes.set(row.at, { ...outcome, occurrence });
      continue;
    }
    const proposals = row.wish === 'add' ? [] : proposalsFor(row, near, taken);
    settle(row, { kind: 'add', occurrence, proposals });
  }
  return outcomes;
}

/** Rows that came before: a file that shows n equal rows where the books have m brings n less m. */
function settleKnown(rows: readonly Arriving[], books: Books, taken: Set<string>, settle: Settle): void {
  const equal = groupBy(books.equal, ({ contentHash }) => contentHash ?? '');
  const memories = groupBy(books.memories, ({ hash }) => hash);
  for (const row of rows) {
    const kept = nearestOf(
      row,
      (equal.get(row.hash) ?? []).filter((one) => !taken.has(one.id)),
    );
    if (kept !== null) {
      taken.add(kept.id);
      if (kept.mergedInto !== null) settle(row, { kind: 'skip', id: kept.mergedInto, because: 'merged-before' });
      else if (kept.isDeleted) settle(row, { kind: 'skip', id: kept.id, because: 'deleted' });
      else if (kept.status === 'pending' && row.status === 'booked') settle(row, merge(kept.id, 'posted'));
      else settle(row, { kind: 'skip', id: kept.id, because: 'known' });
      continue;
    }
    const memory = memories.get(row.hash)?.shift();
    if (memory === undefined) continue;
    const { transactionId } = memory;
    settle(row, {
      kind: 'skip',
      id: transactionId,
      because: transactionId === null ? 'left-out-before' : 'merged-before',
    });
  }
}

type Round = {
  readonly taken: ReadonlySet<string>;
  readonly span: { first: Day; last: Day } | null;
  /** Only rows of the same day: they go first. */
  readonly nearest: boolean;
};

/**
 * The same row from another source: equal amount and payee, two days apart at most. A row of the books on a day that
 * the file does not cover may be another purchase, for the file could not have shown it beside this one.
 */
function settleSamePayee(row: Arriving, near: Near, { taken, span, nearest }: Round, settle: Settle): void {
  let best: { kept: Kept; likeness: Likeness } | null = null;
  for (const kept of near.byMinor.get(row.minor) ?? []) {
    if (taken.has(kept.id) || kept.isSameLayout || kept.status !== 'booked') continue;
    // What the bank has booked is not pending again; what a person wrote may be.
    if (row.status === 'pending' && !kept.isHandwritten) continue;
    const likeness = compare(row, kept);
    if (likeness === null || !likeness.samePayee || likeness.days > (nearest ? 0 : SURE_DAYS)) continue;
    const covered = span !== null && kept.bookedOn >= span.first && kept.bookedOn <= span.last;
    if (!kept.isHandwritten && !covered) continue;
    if (best === null || likeness.score > best.likeness.score) best = { kept, likeness };
  }
  if (best !== null) settle(row, merge(best.kept.id, 'same-payee'));
}

function proposalsFor(row: Arriving, near: Near, taken: ReadonlySet<string>): Proposal[] {
  const alike = (near.byMinor.get(row.minor) ?? []).flatMap((kept): Proposal[] => {
    if (taken.has(kept.id)) return [];
    const likeness = compare(row, kept) ?? waitingLikeness(row, kept);
    // Files of one layout repeat a row letter by letter; only a changed text on the same day makes one wonder.
    if (likeness === null || (kept.isSameLayout && kept.status === 'booked' && likeness.days > 0)) return [];
    return [{ id: kept.id, isOtherAmount: false, ...likeness }];
  });
  return [...alike, ...otherAmounts(row, near, taken)].toSorted((a, b) => b.score - a.score).slice(0, MOST_PROPOSALS);
}

function compare(row: Arriving, kept: Kept): Likeness | null {
  if (row.day === null) return null;
  return likenessOf({ day: row.day, payee: row.payee }, { day: kept.bookedOn, payee: kept.payee });
}

/** Where the bank gives no id the hash holds the day, however far a person has moved the transaction since. */
function daysFrom({ day, sourceId }: Arriving, { bookedOn, formerDay }: Known): number {
  if (day === null || sourceId === null) return 0;
  return Math.min(...[bookedOn, formerDay ?? bookedOn].map((one) => Math.abs(daysBetween(day, one))));
}

/** Of rows with the same hash the nearest day, within what a bank may move a row it has an id for. */
function nearestOf(row: Arriving, kept: readonly Known[]): Known | null {
  let best: { kept: Known; days: number } | null = null;
  for (const one of kept) {
    const days = daysFrom(row, one);
    const reach = one.status === 'pending' ? POSTING_DAYS : SAME_ID_DAYS;
    if (days > reach) continue;
    const isBetter = best === null || days < best.days || (days === best.days && best.kept.isDeleted);
    if (isBetter) best = { kept: one, days };
  }
  return best?.kept ?? null;
}

function spanOf(rows: readonly Arriving[]): { first: Day; last: Day } | null {
  let span: { first: Day; last: Day } | null = null;
  for (const { day } of rows) {
    if (day === null) continue;
    if (span === null) span = { first: day, last: day };
    if (day < span.first) span.first = day;
    if (day > span.last) span.last = day;
  }
  return span;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
