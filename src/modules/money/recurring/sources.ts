import { isWithin } from './amounts.ts';
import { SAME_SIZE } from './detection.ts';
import type { Evidence, Source } from './model.ts';

/** A transaction, with what tells which payments it can belong to. */
export type PaidRow = Evidence &
  Pick<Source, 'accountId' | 'direction' | 'currency'> & {
    /** As `merchantOf` writes it; empty where the text names nobody, which is no payee of a payment. */
    readonly payee: string;
    readonly categoryId: string | null;
  };

/** Tells the transactions apart that can belong to one item. */
export function groupOf({ accountId, payee, direction, currency }: Omit<Source, 'near'>): string {
  return `${accountId} ${direction} ${currency} ${payee}`;
}

/** Whether a transaction of the same group is one of these. */
export function isOf({ near }: Pick<Source, 'near'>, { amount }: Pick<Evidence, 'amount'>): boolean {
  return near === null || isWithin(amount.minor, near.minor, SAME_SIZE);
}

/** Whether a person may say that a transaction is one of these, whoever it names. */
export function canPay(
  { accountId, direction, currency }: Pick<Source, 'accountId' | 'direction' | 'currency'>,
  row: Pick<PaidRow, 'accountId' | 'direction' | 'currency'>,
): boolean {
  return row.accountId === accountId && row.direction === direction && row.currency === currency;
}
