import type { NewTransaction } from './model.ts';

/** A transaction while its form is open: however often it is sent, it has one id, and is in the books once. */
export type Attempt = {
  readonly id: string;
  /** What was sent under the id; it may be in the books. Null where nothing was, or the server said that it kept nothing. */
  readonly tried: NewTransaction | null;
  /** Something else was sent under the id before, so what is in the books may have to be brought to what is wished now. */
  readonly isRewritten: boolean;
};

export function newAttempt(id: string): Attempt {
  return { id, tried: null, isRewritten: false };
}

/** The attempt while this is sent. */
export function attempted({ id, tried, isRewritten }: Attempt, wish: NewTransaction): Attempt {
  return { id, tried: wish, isRewritten: isRewritten || (tried !== null && !isSame(tried, wish)) };
}

/** Whether a refusal says that nothing was written. @param code null where the answer was none of ours */
export function wroteNothing(code: string | null): boolean {
  return code !== null && code !== 'DATABASE_AWAY' && code !== 'UNFORESEEN';
}

export function isSame(one: NewTransaction, other: NewTransaction): boolean {
  return (
    one.accountId === other.accountId &&
    one.bookedOn === other.bookedOn &&
    one.description === other.description &&
    one.categoryId === other.categoryId &&
    one.reference === other.reference &&
    one.amount.minor === other.amount.minor &&
    one.amount.currency === other.amount.currency &&
    one.fee === other.fee
  );
}
