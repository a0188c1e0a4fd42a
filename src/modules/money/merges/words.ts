/** Everything that merging transactions says. */
import { plural } from '#kernel/plural.ts';
import type { MergeChoices } from './model.ts';
import type { MergeRefusal } from './rules.ts';

/** Why two transactions are not merged: `contract.ts` and `merge-dialog.tsx`. */
export const REFUSALS = {
  OTHER_ACCOUNT: 'Only transactions of one account can be merged.',
  LINE_OF_SPLIT: 'One of the transactions is a line of a split. Merge the whole transaction.',
  RECONCILED_GOES:
    'The other transaction is reconciled with a statement. Keep that transaction, or reopen its statement.',
  TWO_SPLITS: 'Both transactions are split. Undo one of the splits first.',
  SPLIT_GOES: 'The other transaction is split. Keep that transaction.',
  TWO_TRANSFERS: 'The transactions belong to two transfers. Unlink one of the transfers first.',
  TRANSFER_GOES: 'The other transaction is part of a transfer. Keep that transaction.',
  OTHER_AMOUNT: 'The bank posted two different amounts, so these are two payments.',
  LOCKED_AMOUNT: 'Merging would change a reconciled amount. Reopen its statement first.',
  LINKED_AMOUNT: 'Merging would change one side of a transfer. Unlink the transfer first.',
  FIXED_VALUE: 'One of the values you chose is fixed by its statement, split or transfer.',
} as const satisfies Record<MergeRefusal, string>;

/** `merge-dialog.tsx`, `merge-form.tsx`, `merge-heads.tsx` and `merge-fields.tsx` */
export const MERGE_WORDS = {
  title: 'Merge transactions',
  mergeNote: 'Two records of one payment become one transaction. You can undo it.',
  loading: 'Loading both transactions',
  stays: 'Which transaction stays?',
  kept: 'This transaction stays',
  trash: 'This transaction goes to the trash',
  fields: {
    bookedOn: 'Date',
    description: 'Description',
    reference: 'Reference',
    categoryId: 'Category',
    note: 'Note',
  } satisfies Record<keyof MergeChoices, string>,
  tags: 'Tags',
  none: 'None',
  byHand: 'Added by hand',
  pending: 'Pending',
  split: 'Split',
  both: 'Both notes',
  allStay: (receipts: number, links: number) => {
    const receiptsAndLinks = [
      receipts === 0 ? '' : plural(receipts, 'receipt'),
      links === 0 ? '' : plural(links, 'link'),
    ]
      .filter((part) => part !== '')
      .join(' and ');
    return receipts + links === 1
      ? `${receiptsAndLinks} stays with the transaction.`
      : `${receiptsAndLinks} stay with the transaction.`;
  },
  result: '{amount} counts once. The other transaction goes to the trash.',
  cancel: 'Cancel',
  merge: 'Merge',
  done: (name: string) => `Merged into “${name}”`,
} as const;

/** `merge-with.tsx` */
export const MERGE_WITH_WORDS = {
  title: 'Merge with another transaction',
  samePaymentNote: (name: string) => `Which transaction is the same payment as “${name}”?`,
  which: 'Transactions that may be the same payment',
  loading: 'Looking for similar transactions',
  none: 'No similar transactions in this account.',
  cancel: 'Cancel',
  next: 'Compare transactions',
} as const;
