import type { Outcome, Proposal } from './compared.ts';

type Skipped = Extract<Outcome, { kind: 'skip' }>['because'] | 'opening' | 'section';

const SKIPPED: Readonly<Record<Skipped, string>> = {
  wish: 'You skipped this transaction.',
  known: 'You already have this transaction.',
  deleted: 'You deleted this transaction. It stays deleted.',
  'merged-before': 'This transaction was already merged with one you have.',
  'left-out-before': 'You skipped this transaction in an earlier import.',
  'posted-already': 'This transaction is pending in the file, but you already have it as posted.',
  opening: 'This line is an opening balance, not a transaction.',
  section: 'You left this account out.',
};

const MERGED: Readonly<Record<Extract<Outcome, { kind: 'merge' }>['because'], string>> = {
  wish: 'You matched this transaction to one you already have.',
  posted: 'This transaction replaces the pending one.',
  'same-payee': 'You already have a transaction with this amount and payee.',
};

/** Why the account that seems likely is not taken for a file. */
export function balanceDoubt(account: string): string {
  return `The balance in this file does not match ${account}. Check the account.`;
}

export function identityDoubt(account: string): string {
  return `This file has a different name or number from earlier files for ${account}. Check the account.`;
}

/** Why a row of a file was not added, as a person reads it. */
export function skippedSentence(why: { because: Skipped } | { because: 'rule'; rule: { name: string } }): string {
  return why.because === 'rule' ? `Your rule “${why.rule.name}” skips this transaction.` : SKIPPED[why.because];
}

export function mergedSentence(because: keyof typeof MERGED): string {
  return MERGED[because];
}

/** Of a row that is like no other nothing is left to say: that it is added says it. */
export function addedSentence(proposals: number, isWished: boolean): string {
  if (isWished) return 'You marked this transaction as new.';
  if (proposals === 0) return '';
  return 'This transaction is new, but it looks like one you have.';
}

/** In what a row of the file is like a row of the books. */
export function likenessSentence({ days, samePayee, isOtherAmount }: Proposal): string {
  const distance = days === 0 ? 'on the same day' : days === 1 ? 'one day apart' : `${days} days apart`;
  if (isOtherAmount) return `A pending transaction ${distance}, with another amount but the same payee.`;
  return samePayee
    ? `A transaction ${distance}, with the same amount and payee.`
    : `A transaction ${distance}, with the same amount but another payee.`;
}
