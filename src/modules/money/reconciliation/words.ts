/** Everything that the pages of reconciliation say. */
import { plural } from '#kernel/plural.ts';

/** What an adjustment is called, in the list of transactions too. */
export const ADJUSTMENT = 'Balance adjustment';

/** What stands for the description of a transfer with an account that the member may not see. */
export const HIDDEN_TRANSFER = 'Transfer with a hidden account';

/** `reconcile.page.tsx` */
export const PAGE_WORDS = {
  reconcileHeading: 'Reconcile',
  accountNotFoundHeading: 'Account not found',
  itMayHaveBeen: 'It may have been deleted, or is not shared with you.',
  allAccounts: 'All accounts',
  viewAccount: 'View account',
  startNote: 'Compare your transactions with a statement.',
  statementOf: 'Statement of {day}: {amount}',
  finishedTitle: 'This statement agrees',
  finished: (count: number, day: string) =>
    `${plural(count, 'transaction')} up to ${day} ${count === 1 ? 'is' : 'are'} locked.`,
} as const;

/** `statement-form.tsx` */
export const FORM_WORDS = {
  title: 'Your statement',
  enterNote: 'Enter the last day of the statement and its closing balance.',
  suggestedNote: 'Filled in from your newest imported statement.',
  day: 'Statement day',
  balance: 'Closing balance',
  balanceNote: 'Use a minus for money you owe.',
  start: 'Start reconciling',
  edit: 'Change day or balance',
  save: 'Save statement',
  saved: 'Statement changed',
  noBalance: 'balance is required',
} as const;

/** `session.tsx` */
export const SESSION_WORDS = {
  candidates: 'Transactions up to the statement day',
  marked: (cleared: number, all: number) => `${cleared} of ${plural(all, 'transaction')} marked.`,
  keysNote: 'Use the arrow keys and Space, or A for all, then Enter to finish.',
  lookNote: 'Mark each transaction that is on your statement.',
  onlyNewest: (shown: number, all: number) =>
    `The newest ${shown} of ${plural(all, 'transaction')} are shown. “Mark all” marks the others too.`,
  day: 'Date',
  description: 'Description',
  amount: 'Amount',
  none: 'No transactions are left to mark up to this day.',
  difference: 'Difference',
  noDifference: 'Nothing is different',
  markAll: 'Mark all',
  finish: 'Finish',
  cancel: 'Cancel this statement',
  editStatement: 'Change day or balance',
  blocked: 'An earlier statement is not finished. Finish that one first.',
  bar: 'Statement',
} as const;

/** `causes.tsx` */
export const CAUSE_WORDS = {
  title: 'Why they may differ',
  notMarked: '{name} on {day} is exactly the difference and is not marked.',
  markedWrongly: '{name} on {day} is exactly the difference. Is it on the statement?',
  twice: '{name} on {day} may be entered twice.',
  signTurned: '{name} on {day} may have the wrong sign: the difference is twice its amount.',
  digitsSwapped: 'The difference is divisible by 9. Two digits of an amount may be swapped.',
  missing: 'A transaction of {amount} may be missing.',
  mark: 'Mark it',
  unmark: 'Unmark it',
  importStatement: 'Import statement',
  nothingElse: 'Nothing explains it?',
  adjust: 'Add balance adjustment',
} as const;

/** `adjust-dialog.tsx` */
export const ADJUST_WORDS = {
  title: 'Add balance adjustment',
  lastResortNote: (amount: string, day: string) => `Adds a transaction of ${amount} on ${day}, as a last resort.`,
  category: 'Category',
  chooseCategory: 'Choose a category',
  cancel: 'Cancel',
} as const;

/** `statements.tsx` and `reopen-dialog.tsx` */
export const STATEMENTS_WORDS = {
  title: 'Statements',
  reconciledUpTo: '{day}: {amount}',
  locked: (count: number) => `${plural(count, 'transaction')} locked`,
  states: { open: 'In progress', finished: 'Reconciled', reopened: 'Reopened' },
  because: (reason: string) => `Reopened: ${reason}`,
  reopen: 'Reopen statement',
  reopenOne: (day: string) => `Reopen statement of ${day}`,
  reopenTitle: (day: string) => `Reopen the statement of ${day}`,
  reopenNote: 'Unlocks its transactions and those of every later statement.',
  reason: 'Reason',
  reasonNote: 'It is shown here and in the activity log.',
} as const;

/** `reconciliation-changes.client.ts` */
export const CHANGE_WORDS = {
  marked: (name: string) => `${name} marked as found on the statement`,
  unmarked: (name: string) => `${name} no longer marked as found`,
  allMarked: (count: number) => `${plural(count, 'transaction')} marked`,
  finished: (day: string) => `Statement of ${day} reconciled`,
  undone: 'Statement no longer reconciled',
  cancelled: (day: string) => `Statement of ${day} cancelled`,
  adjusted: 'Balance adjustment added',
  reopened: (statements: number, count: number) =>
    `${plural(statements, 'statement')} reopened, ${plural(count, 'transaction')} unlocked`,
} as const;

/** `grid.parts.tsx` */
export const GRID_WORDS = {
  title: 'Statement months',
  monthsNote: 'Which months your statements cover, and whether they agree.',
  reconcile: 'Reconcile',
  states: {
    covered: 'Covered',
    missing: 'Missing',
    duplicate: 'Covered twice',
    mismatched: 'Differs',
    reconciled: 'Reconciled',
    running: 'Not over yet',
  },
  missing: 'Missing {days}',
  twice: 'Twice {days}',
  reconciledTo: 'Reconciled to {day}',
  viewImport: (month: string) => `View the import of ${month}`,
  importMonth: (month: string) => `Import a statement for ${month}`,
  none: 'Import a statement, or reconcile one, to see its months here.',
} as const;
