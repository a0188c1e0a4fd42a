import type { Likeness } from './likeness.ts';
import type { Outcome } from './matching.ts';

type Skipped = Extract<Outcome, { kind: 'skip' }>['because'] | 'opening' | 'section';

const SKIPPED: Readonly<Record<Skipped, string>> = {
  wish: 'You left it out.',
  known: 'Already in your books.',
  deleted: 'You deleted this transaction; it stays deleted.',
  'merged-before': 'An earlier import found it to be a transaction you have.',
  'left-out-before': 'You left this row out of an earlier import.',
  'posted-already': 'Pending here, and already posted in your books.',
  opening: 'An opening balance, not a movement of money.',
  section: 'You left this account of the file out.',
};

const MERGED: Readonly<Record<Extract<Outcome, { kind: 'merge' }>['because'], string>> = {
  wish: 'You said that it is a transaction you have.',
  posted: 'Replaces the pending transaction it was.',
  'same-payee': 'A transaction you have with this amount and payee.',
};

/** Why the account that seems likely is not taken for a file. */
export function balanceDoubt(account: string): string {
  return `The balance in this file does not fit ${account}. Check that it is the right account.`;
}

export function identityDoubt(account: string): string {
  return `This file has another name or number than the files for ${account}. Check whose account it is.`;
}

/** Why a row of a file was not added, as a person reads it. */
export function skippedSentence(because: Skipped): string {
  return SKIPPED[because];
}

export function mergedSentence(because: keyof typeof MERGED): string {
  return MERGED[because];
}

export function addedSentence(proposals: number, isWished: boolean): string {
  if (isWished) return 'You said that it is new.';
  if (proposals === 0) return 'New.';
  return 'New, but it looks like a transaction you have.';
}

/** In what a row of the file is like a row of the books. */
export function likenessSentence({ days, samePayee }: Likeness): string {
  const inSeparateTransaction = days === 0 ? 'on the same day' : days === 1 ? 'a day apart' : `${days} days apart`;
  return `Same amount, ${inSeparateTransaction}; ${samePayee ? 'the payees agree' : 'the payees differ'}.`;
}
