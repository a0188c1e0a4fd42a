/** Everything that merging transactions says. */
import { plural } from '#kernel/plural.ts';
import type { MergeChoices } from './model.ts';
import type { MergeRefusal } from './rules.ts';

/** Why two transactions are not merged: `contract.ts` and `merge-dialog.tsx`. */
export const REFUSALS = {
  OTHER_ACCOUNT: 'Only transactions of one account can be merged.',
  LINE_OF_SPLIT: 'One of them is a line of a split. Merge the whole transaction.',
  RECONCILED_GOES: 'The other one is reconciled with a statement. Keep that one, or reopen its statement.',
  TWO_SPLITS: 'Both are split. Undo one of the splits first.',
  SPLIT_GOES: 'The other one is split. Keep that one.',
  TWO_TRANSFERS: 'They belong to two transfers. Unlink one of them first.',
  TRANSFER_GOES: 'The other one is part of a transfer. Keep that one.',
  OTHER_AMOUNT: 'The bank posted two different amounts, so these are two payments.',
  LOCKED_AMOUNT: 'This would change a reconciled amount. Reopen its statement first.',
  LINKED_AMOUNT: 'This would change one side of a transfer. Unlink the transfer first.',
  FIXED_VALUE: 'One of the values you chose is fixed by its statement, split or transfer.',
} as const satisfies Record<MergeRefusal, string>;

/** `merge-dialog.tsx`, `merge-form.tsx`, `merge-heads.tsx` and `merge-fields.tsx` */
export const MERGE_WORDS = {
  title: 'Merge transactions',
  mergeNote: 'Two records of one payment become one transaction. You can undo it.',
  loading: 'Loading both transactions',
  stays: 'Which one stays?',
  kept: 'Stays',
  trash: 'Goes to the trash',
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
  allStay: (receipts: number, links: number) =>
    `${[receipts === 0 ? '' : plural(receipts, 'receipt'), links === 0 ? '' : plural(links, 'link')]
      .filter((part) => part !== '')
      .join(' and ')} ${receipts + links === 1 ? 'stays' : 'stay'} with the transaction.`,
  result: '{amount} counts once. The other transaction goes to the trash.',
  cancel: 'Cancel',
  merge: 'Merge',
  done: (name: string) => `Merged into “${name}”`,
} as const;

/** `merge-with.tsx` */
export const MERGE_WITH_WORDS = {
  title: 'Merge with another',
  samePaymentNote: (name: string) => `Which one is the same payment as “${name}”?`,
  which: 'The same payment',
  loading: 'Looking for similar transactions',
  none: 'No similar transactions in this account.',
  cancel: 'Cancel',
  next: 'Compare both',
} as const;
