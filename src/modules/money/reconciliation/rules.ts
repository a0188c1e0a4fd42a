import type { Day } from '#kernel/calendar.ts';
import { dayInWords } from '#kernel/day-words.ts';
import type { Candidate, Session } from './model.ts';

/** A transaction, as far as a balance goes by it. */
export type Counted = {
  readonly bookedOn: Day;
  readonly minor: bigint;
  /** Marked as seen on the account, or locked with a statement. */
  readonly state: 'unreconciled' | 'cleared' | 'reconciled';
  readonly status: 'booked' | 'pending';
  /** The transaction that it is a part of: that one counts for it. */
  readonly parentId: string | null;
  readonly isDeleted: boolean;
};

/** Whether a transaction counts in the difference of a statement of this day. */
export function countsIn(day: Day, row: Counted): boolean {
  return (
    row.state !== 'unreconciled' &&
    row.status === 'booked' &&
    row.parentId === null &&
    !row.isDeleted &&
    row.bookedOn <= day
  );
}

/**
 * What a statement has more than the transactions, in minor units: its balance less the opening balance of the account and
 * all that is marked or locked up to its day. Zero where they agree.
 */
export function differenceOf(
  statement: { readonly day: Day; readonly minor: bigint },
  openingMinor: bigint,
  rows: readonly Counted[],
): bigint {
  return rows.reduce(
    (left, row) => (countsIn(statement.day, row) ? left - row.minor : left),
    statement.minor - openingMinor,
  );
}

/** The same session once these transactions are marked or unmarked, for showing it before the server answers. */
export function withMarks(session: Session, ids: ReadonlySet<string>, isCleared: boolean): Session {
  let { clearedCount } = session;
  let { minor } = session.difference;
  const candidates = session.candidates.map((row): Candidate => {
    if (!ids.has(row.id) || row.isCleared === isCleared) return row;
    minor += isCleared ? -row.amount.minor : row.amount.minor;
    clearedCount += isCleared ? 1 : -1;
    return { ...row, isCleared };
  });
  return { ...session, candidates, clearedCount, difference: { ...session.difference, minor } };
}

/** A likely reason for a difference, and the transactions that it is about. */
export type Cause =
  | { readonly kind: 'not-marked' | 'marked-wrongly' | 'twice' | 'sign-turned'; readonly rows: readonly Candidate[] }
  | { readonly kind: 'digits-swapped' | 'missing' };

/** Several transactions of one amount are shown up to this many. */
const MOST_ROWS = 3;

/**
 * What may explain a difference, the strongest reason first: one transaction of its size, one entered twice, one with its
 * sign turned (the difference is twice its amount), two digits that changed places (a difference that 9 divides), or one
 * that is missing.
 */
export function causesOf(difference: bigint, candidates: readonly Candidate[]): Cause[] {
  if (difference === 0n) return [];
  const marked = candidates.filter(({ isCleared }) => isCleared);
  const notMarked = candidates.filter(({ isCleared, amount }) => !isCleared && amount.minor === difference);
  const wrongly = marked.filter(({ amount }) => amount.minor === -difference);
  const twice = wrongly.filter(({ id, bookedOn }) =>
    wrongly.some((other) => other.id !== id && other.bookedOn === bookedOn),
  );
  const turned = marked.filter(({ amount }) => amount.minor * -2n === difference);
  const about = (kind: Extract<Cause, { rows: unknown }>['kind'], rows: readonly Candidate[]): Cause[] =>
    rows.length === 0 ? [] : [{ kind, rows: rows.slice(0, MOST_ROWS) }];
  return [
    ...about('not-marked', notMarked),
    ...(twice.length > 0 ? about('twice', twice) : about('marked-wrongly', wrongly)),
    ...about('sign-turned', turned),
    ...(difference % 9n === 0n ? [{ kind: 'digits-swapped' } as const] : []),
    ...(notMarked.length === 0 ? [{ kind: 'missing' } as const] : []),
  ];
}

/** Why an import stays that brought transactions of a finished statement. */
export function importLockedSentence(day: Day): string {
  return `Transactions of this import are reconciled with the statement of ${dayInWords(day)}. Reopen that statement first. Nothing was changed.`;
}
