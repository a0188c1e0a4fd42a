import { money } from '#kernel/money.ts';
import type { Change, StoredChange } from './model.ts';

/** As stored: JSON knows no bigint. */
export function storedChange(change: Change): StoredChange {
  if (!('amount' in change)) return change;
  const { amount, ...rest } = change;
  return { ...rest, minor: String(amount.minor), currency: amount.currency };
}

export function changeFrom(stored: StoredChange): Change {
  if (!('minor' in stored)) return stored;
  const { minor, currency, ...rest } = stored;
  return { ...rest, amount: money(BigInt(minor), currency) };
}
