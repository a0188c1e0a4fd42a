import { counted } from './words.ts';
/** `done.tsx` */
export const DONE_SCREEN_WORDS = {
  nothingWasAddedYou: 'Nothing was added: you already have all transactions in this file',
  transactionWasWereImported: (added: number, write: (count: number) => string) =>
    added === 1 ? 'One transaction was imported' : `${write(added)} transactions were imported`,
  importedOn: 'Imported on {day}',
  importedInto: 'Imported on {day} into {accounts}',
  viewTransactions: 'View transactions',
  dashboard: 'Dashboard',
  undoImport: 'Undo import',
} as const;

/** `edited-dialog.tsx` */
export const EDITED_DIALOG_WORDS = {
  youHaveSinceChanged: (transactions: number) =>
    `You have since changed ${counted(transactions, 'transaction')} of this import`,
  undoingImportRemovesItNote: (count: number) =>
    count === 1
      ? 'Undoing the import removes this transaction and your changes. You can import the file again.'
      : 'Undoing the import removes these transactions and your changes. You can import the file again.',
  keepImport: 'Keep the import',
  undoImportAnyway: 'Undo import anyway',
  changedSince: 'Transactions changed since the import',
  andMore: (transactions: number) => `and ${counted(transactions, 'more transaction')}`,
} as const;

/** `import.page.tsx` */
export const IMPORT_PAGE_WORDS = {
  thisImportIsNot: 'This import does not exist',
  imports: 'Imports',
  thisImportWasUndone: 'This import was undone',
  undoneOn: 'This import was undone on {day}.',
  yourWorkspaceIsAsNote: 'The transactions of this import were removed. You can import the file again within 30 days.',
  reopenImport: 'Reopen import',
  readingFile: 'Reading the file...',
} as const;

/** `mapping-form.tsx` */
export const MAPPING_FORM_WORDS = {
  findOutFromFile: 'Detect from the file',
  whatAreColumns: 'What is in each column?',
  weRememberYourAnswerNote: 'We remember your answer for similar files.',
  startOver: 'Start over',
  columnsOfFile: 'Columns in this file',
  inFile: 'Column name',
  forExample: 'Example',
  empty: 'Empty column',
  whatItIs: 'Column contents',
  whatIs: (name: string) => `Contents of column “${name}”`,
  firstLineNamesColumns: (firstLine: string) => `The first line names the columns: ${firstLine}`,
  dates: 'Date format',
  amounts: 'Amount format',
  moneyInAndOut: 'Money in and out',
  fileCanBeRead: 'We read the file. Its transactions are below.',
  columnsAreRight: 'The columns are right',
} as const;

/** `unlock-form.tsx` */
export const UNLOCK_FORM_WORDS = {
  password: 'Password of this PDF',
  passwordNote: 'Your bank tells you the password. We use it once and do not store it.',
  enterPassword: 'Enter the password of this PDF.',
  openFile: 'Open file',
} as const;

/** `new-account-fields.tsx` */
export const NEW_ACCOUNT_FIELDS_WORDS = {
  type: 'Type',
  bank: 'Bank',
  currency: 'Currency',
  name: 'Name',
} as const;

/** `questions.tsx` */
export const QUESTIONS_WORDS = {
  fileDoesNotSayNote: 'The file does not answer this question. Your answer decides what is imported.',
  moreLikely: 'More likely answer',
  line: (line: number) => `Line ${line}:`,
  is: 'is read as',
} as const;

/** `raw-text.tsx` */
export const RAW_TEXT_WORDS = {
  line: (line: number) => `Line ${line}`,
} as const;

/** `recognised.tsx` */
export const RECOGNISED_WORDS = {
  howFileWasRead: 'How the file was read',
  asYouSaidFor: ' (your choice for an earlier file like this)',
  asYouSaid: ' (your choice)',
  format: 'File format',
  encoding: 'Encoding',
  columnsPartedBy: 'Column separator',
  linesBeforeTable: 'Lines before the table',
  sayWhatColumnsAre: 'Choose what the columns are',
  letIlifaFindColumns: 'Let Ilifa find the columns',
  columns: 'Columns',
  column: (number: number) => `Column ${number}`,
  is: 'contains',
  datesAsYouSaid: 'Date format (your choice)',
  yearAsYouSaid: 'Year of the last transaction (your choice)',
  amountsAsYouSaid: 'Amount format (your choice)',
  moneyInAndOut: 'Money in and out (your choice)',
} as const;

/** `row-decision.tsx` */
export const ROW_DECISION_WORDS = {
  addItAnyway: 'Add transaction anyway',
  addItAsNew: 'Add as new transaction',
  mergeWith: (description: string, day: string) => `Merge with ${description}, ${day}`,
  leaveItOut: 'Skip this transaction',
  suggestion: 'Use suggestion',
  decideLine: (decision: string, line: number) => `${decision}: change the decision for line ${line}`,
} as const;

/** `row-reason.tsx` */
export const ROW_REASON_WORDS = {
  itIsThisOne: 'This is the same transaction{description}',
} as const;

/** `row-table.tsx` */
export const ROW_TABLE_WORDS = {
  transactionsOfFile: 'Transactions in this file',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  decision: 'Import decision',
  reason: 'Reason',
  decisionAndReason: 'Decision and reason',
  pending: 'Pending',
  couldNotBeRead: 'Could not be read',
  notMovement: 'Not a transaction',
  fee: 'Fee',
} as const;

/** `row-category.tsx` */
export const ROW_CATEGORY_WORDS = {
  byRule: (name: string) => `Rule: ${name}`,
  new: 'New',
  split: (lines: number) => `Split into ${lines}`,
} as const;

/** `rows.tsx` */
export const ROWS_WORDS = {
  everyTransaction: 'Every transaction',
  eachLineOfFileNote: 'Each line of the file, and how it was read.',
  accountInFile: 'Account in the file',
  allAccounts: 'All accounts',
  noAccountNamed: 'Unnamed account',
  transactionsByOutcome: 'Transactions by outcome',
  readingTransactions: 'Reading the transactions...',
  noTransactionsHere: 'No transactions here.',
} as const;

/** `section-row.tsx` */
export const SECTION_ROW_WORDS = {
  accountNotInFile: 'Account not named in the file',
  currencyNotInFile: 'currency not named',
  period: '{firstDay} to {lastDay}',
  in: 'Money in: {amount}',
  out: 'Money out: {amount}',
  balancesDoNotAdd: 'The balances do not add up: they differ by {amount} at line {line}.',
  balancesAddUp: 'The balances in the file add up.',
  balancesAddUpFromTo: 'The balances in the file add up, from {opening} to {closing}.',
  openingMoves:
    'These transactions are older than those you have. The opening balance changes by {amount}; today’s balance stays the same.',
  fileHasNoBalances: 'The file has no balances, so we cannot check the amounts.',
  oneTransactionHasSign: (count: number) =>
    count === 1
      ? 'The sign of one transaction does not match the running balance. We followed the balance; check the transaction below.'
      : `The signs of ${count} transactions do not match the running balance. We followed the balance; check them below.`,
  accountFor: (fileAccount: string) => `Account for ${fileAccount}`,
  addNewAccount: 'Add new account',
  leaveThisAccountOut: 'Leave this account out',
  chooseAccount: 'Choose an account',
  addAccount: 'Add account',
  add: (name: string) => `Add account “${name}”`,
  thisAccountAnyway: 'Use this account anyway',
} as const;

/** `sections.tsx` */
export const SECTIONS_WORDS = {
  account: (count: number) => (count === 1 ? 'Account' : `${count} accounts in this file`),
  notAllAccountsWere: 'Not all accounts were added',
  addAccount: (accounts: number) => `Add the ${counted(accounts, 'account')}`,
} as const;

/** `waiting-file.tsx` */
export const WAITING_FILE_WORDS = {
  nothingIsAddedUntilNote: (format: string) =>
    format === '' ? 'Nothing is added until you import.' : `${format}. Nothing is added until you import.`,
  viewImport: 'View import',
  youAlreadyImportedThis: 'You already imported this file on {day}. {link}',
} as const;

/** `1 new category`, `8 new categories`. */
export const newCategoryCount = (count: number, write: (count: number) => string): string =>
  count === 1 ? '1 new category' : `${write(count)} new categories`;

/** `carried-over.tsx` */
export const CARRIED_OVER_WORDS = {
  alsoImported: 'Also imported',
  whatElseNote: 'Names, categories, tags and notes stay as they are in the other program.',
  categories: (count: number, write: (count: number) => string) =>
    count === 1 ? '1 category' : `${write(count)} categories`,
  categoriesAllThere: (count: number, write: (count: number) => string) =>
    count === 1 ? '1 category, which you already have' : `${write(count)} categories, all of which you already have`,
  splits: (count: number, write: (count: number) => string) => counted(count, 'split transaction', write),
  transfers: (count: number, write: (count: number) => string) =>
    `${counted(count, 'transfer', write)} between your accounts`,
} as const;

/** `watched-folder.tsx` */
export const WATCHED_FOLDER_WORDS = {
  newFilesNote: 'Ilifa can look for new statements in a folder, such as your downloads.',
  watch: 'Choose folder',
  stop: 'Stop watching folder',
  asks: (folder: string) => `Your browser needs your permission to look in “${folder}” again.`,
  gone: (folder: string) => `The folder “${folder}” cannot be opened. It may have been moved.`,
  allow: 'Allow folder access',
  nothingNew: (folder: string) => `No new files in “${folder}”.`,
  newFiles: (files: number, folder: string) => `${counted(files, 'new file')} in “${folder}”`,
  add: (count: number) => (count === 1 ? 'Add file' : `Add ${count} files`),
  ignore: (files: number) => (files === 1 ? 'Ignore file' : 'Ignore files'),
  more: (files: number) => ` and ${counted(files, 'more file')}`,
  notOpened: 'The folder could not be opened',
} as const;
