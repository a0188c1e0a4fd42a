import { linkTo } from '#ui/link-to.ts';
import type { TransferSide } from './model.ts';

/** The transaction, opened in the list of its account and day. */
export function transactionAt({ id, accountId, bookedOn, amount }: TransferSide): string {
  const { currency } = amount;
  return linkTo('/app/transactions', { currency, account: accountId, from: bookedOn, to: bookedOn, open: id });
}
