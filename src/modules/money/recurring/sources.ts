import { isWithin } from './amounts.ts';
import { SAME_SIZE } from './detection.ts';
import type { Evidence, Source } from './model.ts';

/** A transaction whose payee is known. */
export type PaidRow = Evidence & Pick<Source, 'accountId' | 'payee' | 'direction' | 'currency'>;

/** Tells the transactions apart that can belong to one item. */
export function groupOf({ accountId, payee, direction, currency }: Omit<Source, 'near'>): string {
  return `${accountId} ${direction} ${currency} ${payee}`;
}

/** Whether a transaction of the same group is one of these. */
export function isOf({ near }: Pick<Source, 'near'>, { amount }: Pick<Evidence, 'amount'>): boolean {
  return near === null || isWithin(amount.minor, near.minor, SAME_SIZE);
}
