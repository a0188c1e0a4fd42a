import type { Day } from '#kernel/calendar.ts';
import type { Likeness, Payee } from './likeness.ts';

/** A row of the file, as it is compared with the books. */
export type Arriving = {
  /** Its place in the file, by which answers name it. */
  readonly at: number;
  readonly day: Day | null;
  readonly minor: bigint;
  readonly status: 'booked' | 'pending';
  readonly sourceId: string | null;
  readonly hash: string;
  readonly payee: Payee;
  /** What the person said of this row; null where nothing. */
  readonly wish: 'add' | 'skip' | { readonly mergeWith: string } | null;
};

/** A row of the books that came before under a hash of the file; a person may have deleted it. */
export type Known = {
  readonly id: string;
  readonly bookedOn: Day;
  readonly status: 'booked' | 'pending';
  readonly contentHash: string | null;
  readonly occurrence: number;
  readonly isDeleted: boolean;
  /** The day that a statement gave it, where a merge by hand gave it another one since. */
  readonly formerDay: Day | null;
  /** The transaction that a person merged it into. */
  readonly mergedInto: string | null;
};

/** A row of the books that a row of the file may be, though nothing proves it. */
export type Kept = {
  readonly id: string;
  readonly bookedOn: Day;
  readonly minor: bigint;
  readonly status: 'booked' | 'pending';
  readonly sourceId: string | null;
  readonly payee: Payee;
  /** Came from a file of the same layout as this one, so that an equal row would have been found by its hash. */
  readonly isSameLayout: boolean;
  /** Written by a person, not by a bank. */
  readonly isHandwritten: boolean;
};

/** What an earlier import did with a row of this hash instead of adding it. */
export type Memory = { readonly hash: string; readonly transactionId: string | null };

export type Books = {
  /** Rows of the account that have a hash of the file, deleted ones too. */
  readonly equal: readonly Known[];
  /** Rows near the file's days with one of its amounts, or pending; not the deleted ones. */
  readonly near: readonly Kept[];
  readonly memories: readonly Memory[];
};

export type Proposal = {
  readonly id: string;
  /** It is pending, and what is posted differs a little: a tip was added, or less was held. */
  readonly isOtherAmount: boolean;
} & Likeness;

export type Outcome =
  | { readonly kind: 'add'; readonly occurrence: number; readonly proposals: readonly Proposal[] }
  | {
      readonly kind: 'merge';
      readonly id: string;
      readonly because: 'wish' | 'posted' | 'same-payee';
      /** Tells it apart from other rows of its hash, should the transaction take the hash over. */
      readonly occurrence: number;
    }
  | {
      readonly kind: 'skip';
      readonly id: string | null;
      readonly because: 'wish' | 'known' | 'deleted' | 'merged-before' | 'left-out-before' | 'posted-already';
    };
