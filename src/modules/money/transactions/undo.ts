import type { Transaction, TransactionChange } from './model.ts';

/** What brings a row back to what it was before the change. */
export function undoOf(row: Transaction, change: TransactionChange): TransactionChange {
  const { id, accountId, bookedOn, description, categoryId, amount, reference, note, original } = row;
  const before = { accountId, bookedOn, description, categoryId, amount, reference, note, original };
  const touched = Object.entries(before).filter(([field]) => field in change);
  return { ...Object.fromEntries(touched), id };
}
