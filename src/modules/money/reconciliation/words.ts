/** Everything that the pages of reconciliation say. */
import { plural } from '#kernel/plural.ts';

/** What an adjustment is called, in the list of transactions too. */
export const ADJUSTMENT = 'Balance adjustment';

/** What stands for the description of a transfer with an account that the member may not see. */
export const HIDDEN_TRANSFER = 'Transfer with an account you cannot see';

/** `reconcile.page.tsx` */
export const PAGE_WORDS = {
  reconcileHeading: 'Reconcile',
  accountNotFoundHeading: 'Account not found',
  itMayHaveBeen: 'It may have been deleted, or is not shared with you.',
  allAccounts: 'All accounts',
  viewAccount: 'View account',
  startNote: 'Compare your transactions with a statement.',
  statementOf: 'Statement of {day}: {amount}',
  finishedTitle: 'This statement matches your transactions',
  finished: (transactions: number, day: string) => `Locked: ${plural(transactions, 'transaction')} up to ${day}.`,
} as const;

/** `statement-form.tsx` */
export const FORM_WORDS = {
  title: 'Statement to reconcile',
  enterNote: 'Enter the last day of the statement and its closing balance.',
  suggestedNote: 'Filled in from your newest imported statement.',
  day: 'Statement day',
  balance: 'Closing balance',
  balanceNote: 'Use a minus for money you owe.',
  start: 'Start reconciling',
  edit: 'Change day or balance',
  save: 'Save statement details',
  saved: 'Statement changed',
  noBalance: 'balance is required',
} as const;

/** `session.tsx` */
export const SESSION_WORDS = {
  candidates: 'Transactions up to the statement day',
  marked: (marked: number, transactions: number) =>
    `${marked} of ${plural(transactions, 'transaction')} marked as found on the statement.`,
  keysNote: 'Move with the arrow keys, mark with Space, or all with A. Finish with Enter.',
  lookNote: 'Mark each transaction that is on your statement.',
  onlyNewest: (newest: number, transactions: number) =>
    `Only the newest ${newest} of ${plural(transactions, 'transaction')} are shown. “Mark all transactions” marks the others too.`,
  day: 'Date',
  description: 'Description',
  amount: 'Amount',
  none: 'No transactions up to this day are left to mark.',
  difference: 'Difference',
  noDifference: 'The balances agree',
  markAll: 'Mark all transactions',
  finish: 'Finish',
  cancel: 'Cancel reconciling',
  editStatement: 'Change day or balance',
  blocked: 'An earlier statement is not reconciled yet. Finish that one first.',
  bar: 'Statement',
} as const;

/** `causes.tsx` */
export const CAUSE_WORDS = {
  title: 'Why the balances may differ',
  notMarked: 'The amount of {transaction} on {day} is exactly the difference, and it is not marked.',
  markedWrongly: 'The amount of {transaction} on {day} is exactly the difference. Is it on the statement?',
  twice: '{transaction} on {day} may be entered twice.',
  signTurned: '{transaction} on {day} may have the wrong sign: the difference is twice its amount.',
  digitsSwapped: 'The difference is divisible by 9. Two digits of an amount may be swapped.',
  missing: 'A transaction of {amount} may be missing.',
  mark: 'Mark as on statement',
  unmark: 'Unmark as on statement',
  importStatement: 'Import statement',
  nothingElse: 'Does nothing explain the difference?',
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
  reconciledUpTo: '{closingBalance} on {day}',
  locked: (transactions: number) => `${plural(transactions, 'transaction')} locked`,
  states: { open: 'In progress', finished: 'Reconciled', reopened: 'Reopened' },
  because: (reason: string) => `Reopened: ${reason}`,
  reopen: 'Reopen statement',
  reopenOne: (day: string) => `Reopen statement of ${day}`,
  reopenTitle: (day: string) => `Reopen the statement of ${day}`,
  reopenNote: 'Unlocks the transactions of this statement and of every later one.',
  reason: 'Reason',
  reasonNote: 'The reason is shown here and in the activity log.',
} as const;

/** `reconciliation-changes.client.ts` */
export const CHANGE_WORDS = {
  marked: (name: string) => `${name} marked as found on the statement`,
  unmarked: (name: string) => `${name} is no longer marked as found on the statement`,
  allMarked: (transactions: number) => `${plural(transactions, 'transaction')} marked as found on the statement`,
  finished: (day: string) => `Statement of ${day} reconciled`,
  undone: 'Statement no longer reconciled',
  cancelled: (day: string) => `Reconciling the statement of ${day} was cancelled`,
  adjusted: 'Balance adjustment added',
  reopened: (statements: number, transactions: number) =>
    `${plural(statements, 'statement')} reopened, ${plural(transactions, 'transaction')} unlocked`,
} as const;

/** `grid.parts.tsx` */
export const GRID_WORDS = {
  title: 'Statements by month',
  monthsNote: 'Which months your statements cover, and whether they agree.',
  reconcile: 'Reconcile',
  states: {
    covered: 'Statement complete',
    missing: 'Statement incomplete',
    duplicate: 'Statements overlap',
    mismatched: 'Balance differs',
    reconciled: 'Reconciled',
    running: 'Month not over',
  },
  missing: 'No statement for {days}',
  twice: 'Two statements for {days}',
  reconciledTo: 'Reconciled to {day}',
  viewImport: (month: string) => `View the import of ${month}`,
  importMonth: (month: string) => `Import a statement for ${month}`,
  none: 'Import a statement, or reconcile one, to see its months here.',
} as const;
