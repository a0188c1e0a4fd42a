// What dialogs, sheets and other screens say, which load when they are opened.
import { DAYS_IN_TRASH } from '#modules/money/ledger/rules.ts';
import { counted } from './counted.ts';

/** `bulk-dialog.tsx` */
export const BULK_DIALOG_WORDS = {
  title: 'Edit transactions',
  category: 'Category',
  leaveCategory: 'Leave as it is',
  noCategory: 'Remove the category',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  reviewed: 'Reviewed',
  review: { leave: 'Leave as it is', reviewed: 'Mark as reviewed', unreviewed: 'Mark as not reviewed' },
  description: 'Description',
  note: 'Note',
  noNote: 'Remove notes',
  nothing: 'Choose what to change.',
  preview: (
    { count: transactions, changing, linked }: { count: number; changing: number; linked: number },
    write: (count: number) => string,
  ) =>
    [
      changing === transactions
        ? `${counted(transactions, 'transaction', write)} will change.`
        : `${write(changing)} of ${counted(transactions, 'transaction', write)} will change.`,
      linked === 0
        ? ''
        : linked === 1
          ? ' One transaction is part of a transfer and keeps its category.'
          : ` ${write(linked)} transactions are part of a transfer and keep their category.`,
    ].join(''),
  rowsHeading: 'Before and after',
  fields: { category: 'Category', description: 'Description', note: 'Note', tags: 'Tags', reviewed: 'Reviewed' },
  uncategorised: 'Uncategorised',
  none: 'none',
  yes: 'yes',
  no: 'no',
  more: (count: number, write: (count: number) => string) => `and ${write(count)} more`,
  change: 'Change transactions',
  changeMany: (transactions: number, write: (count: number) => string) =>
    `Change ${counted(transactions, 'transaction', write)}`,
  done: (transactions: number, write: (count: number) => string) =>
    `${counted(transactions, 'transaction', write)} changed`,
} as const;

/** `mend-dialog.tsx` */
export const MEND_DIALOG_WORDS = {
  changeBeforeItIs: 'Edit before sending',
  saveAndSend: 'Save and send',
  itIsBeingSent: 'The transaction is already being sent without your change',
  onceItIsSent: 'Once this transaction is sent, change it in the list.',
} as const;

/** `new-transaction.tsx` */
export const NEW_TRANSACTION_WORDS = {
  addTransaction: 'Add transaction',
  accountFirst: 'Add an account first',
  addAccount: 'Add account',
  transactionBelongsToAccount: 'Each transaction belongs to an account. Your cash can be an account too.',
  addItAnyway: 'Add transaction anyway',
  itIsSavedOn: 'The transaction is saved on this device. We send it when you are back online.',
} as const;

/** `transaction-fields.tsx` */
export const TRANSACTION_FIELDS_WORDS = {
  moneyOut: 'Money out',
  moneyIn: 'Money in',
  description: 'Description',
  amount: 'Amount',
  fee: 'Fee',
  account: 'Account',
  chooseAccount: 'Choose an account',
  date: 'Date',
  category: 'Category',
  noCategory: 'No category',
  chooseCategory: 'Choose a category',
  reference: 'Reference',
  note: 'Note',
} as const;

/** `transaction-sheet.tsx` */
export const TRANSACTION_SHEET_WORDS = {
  bankDescription: 'Bank description',
  byHand: 'Added by hand',
  masked: 'This description is not shared with you, because it names an account you cannot see',
  categorisedBy: 'Categorised by',
  wholeImport: 'Show transactions of this import',
  sources: { person: 'You', rule: 'A rule', learned: 'Your earlier choices', pattern: 'Known merchant' },
  saved: (name: string) => `“${name}” was saved`,
  state: 'Statement',
  delete: 'Delete',
  cancel: 'Cancel',
  save: 'Save changes',
  anotherMemberAddedThis: 'Another member added this, so you cannot change it.',
  amount: 'Amount',
  pending: 'Pending',
  merge: 'Merge transaction…',
  split: 'Split',
  editSplit: 'Edit split',
  account: 'Account',
  import: 'Import',
} as const;

/** `trash.page.tsx` */
export const TRASH_WORDS = {
  trashNote: 'Deleted transactions can be restored for 30 days.',
  none: 'No deleted transactions',
  toTransactions: 'Show transactions',
  columns: { deleted: 'Deleted', restore: 'Restore' },
  restore: 'Restore',
  restoreOne: (name: string) => `Restore “${name}”`,
  restored: (name: string) => `“${name}” was restored`,
  manyRestored: (transactions: number) => `${counted(transactions, 'transaction')} restored`,
} as const;

/** `whole-list.tsx` */
export const WHOLE_LIST_WORDS = {
  editAll: (transactions: number, write: (count: number) => string) =>
    transactions === 1 ? 'Edit this transaction' : `Edit all ${counted(transactions, 'transaction', write)}`,
  reviewAll: (count: number, write: (count: number) => string) =>
    count === 1 ? 'Mark transaction as reviewed' : `Mark all ${write(count)} as reviewed`,
  deleteAll: (count: number, write: (count: number) => string) =>
    count === 1 ? 'Delete transaction' : `Delete all ${counted(count, 'transaction', write)}`,
} as const;

/** `removal-dialog.tsx` */
export const REMOVAL_DIALOG_WORDS = {
  title: 'Delete transactions',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteMany: (transactions: number, write: (count: number) => string) =>
    `Delete ${counted(transactions, 'transaction', write)}`,
  preview: (
    { count, locked, lines }: { count: number; locked: number; lines: number },
    write: (count: number) => string,
  ) => {
    const transactions = counted(count - locked, 'transaction', write);
    return [
      `${transactions} will be deleted. You can restore deleted transactions for ${DAYS_IN_TRASH} days.`,
      ...(lines === 0 ? [] : [`Other lines of their splits will be deleted too: ${counted(lines, 'line', write)}.`]),
      ...(locked === 0
        ? []
        : [
            `Not deleted: ${counted(locked, 'reconciled transaction', write)}. Reopen the statement first to delete more.`,
          ]),
    ].join(' ');
  },
} as const;

/** `list-tools.tsx` */
export const LIST_TOOLS_WORDS = {
  showAs: 'Show transactions as',
  pages: 'Separate pages',
  oneList: 'One list',
  most: (transactions: string) => `Only the first ${transactions} are shown. Choose fewer days to see the others.`,
} as const;

/** `one-list.tsx` */
export const ONE_LIST_WORDS = {
  failed: 'Some transactions could not be loaded.',
  retry: 'Try again',
} as const;

/** `bulk-actions.tsx` */
export const BULK_ACTIONS_WORDS = {
  categorise: 'Categorise',
  merge: 'Merge',
  edit: 'Edit',
  review: 'Reviewed',
  delete: 'Delete',
  categoriseOneTransaction: (count: number, number: string) =>
    count === 1 ? 'Categorise one transaction' : `Categorise ${number} transactions`,
  cancel: 'Cancel',
  category: 'Category',
  chooseCategory: 'Choose a category',
} as const;

/** `export-file.client.ts` */
export const EXPORTED_WORDS = {
  allCurrencies: (format: string) => `${format}, all currencies`,
  downloaded: (name: string) => `“${name}” downloaded`,
  exported: (transactions: number, write: (count: number) => string) =>
    `${counted(transactions, 'transaction', write)} downloaded`,
  nothingWasExported: 'Nothing was exported',
} as const;

/** `how-far.tsx` */
export const HOW_FAR_WORDS = {
  searchedSince: 'We searched transactions back to {day}.',
  searchingTakesLong: 'Searching everything takes a few seconds.',
  searchAll: 'Search everything',
} as const;

/** `export-sheet.ts`: the columns of a downloaded sheet. */
export const EXPORT_HEADINGS = [
  'Date',
  'Description',
  'Bank description',
  'Category',
  'Account',
  'Amount',
  'Currency',
  'Reference',
  'Status',
  'Tags',
  'Note',
] as const;

/** `elsewhere.tsx` */
export const ELSEWHERE_WORDS = {
  also: 'Also found in other currencies:',
  in: (transactions: string, currency: string) => `${transactions} in ${currency}`,
} as const;

/** `narrowed.tsx` */
export const NARROWED_WORDS = {
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  withoutTransfers: 'Without transfers',
  fromOneImport: 'From one import',
  removeThisFilter: (filter: string) => `${filter}: remove this filter`,
} as const;

/** `not-understood.tsx` */
export const NOT_UNDERSTOOD_WORDS = {
  title: 'This search is not understood',
  hint: 'Correct your search in the search box.',
} as const;

/** `marks-section.tsx` */
export const MARKS_SECTION_WORDS = {
  tags: 'Tags',
  reviewed: 'Reviewed',
  tagged: (name: string) => `Tags of “${name}” changed`,
} as const;
