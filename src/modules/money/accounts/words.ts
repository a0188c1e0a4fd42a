/** `account-dialog.tsx` */
export const ACCOUNT_DIALOG_WORDS = {
  addAccount: 'Add account',
  edit: (name: string) => `Edit ${name}`,
  save: 'Save changes',
  name: 'Name',
  suchAsChequeOrNote: 'A name such as “Cheque” or “House money”.',
  type: 'Type',
  bank: 'Bank',
  accountNumber: 'Account number',
  encryptedWeShowOnlyNote: 'The account number is encrypted. We show only the last digits.',
  isSavedTypeNewNote: (maskedNumber: string) => `${maskedNumber} is saved. Type a new number to replace it.`,
  deleteNumber: 'Delete account number',
  country: 'Country',
  currency: 'Currency',
  openingBalance: 'Opening balance',
  balanceBeforeFirstTransactionNote: 'The balance before the first transaction. Use a minus for money you owe.',
} as const;

/** `credit-fields.tsx` */
export const CREDIT_FIELDS_WORDS = {
  creditLimit: 'Credit limit',
  overdraftLimit: 'Overdraft limit',
  statementDay: 'Statement day',
  shorterMonthsNote: 'If a month has no such day, we use its last day.',
  notSet: 'Not set',
  paymentDue: 'Payment due',
  dueRules: {
    none: 'Not set',
    'days-after': 'Days after the statement',
    'day-of-month': 'On the same day each month',
  },
  daysAfter: 'Days after the statement',
  dayOfMonth: 'Day of the month',
} as const;

/** `credit.parts.tsx` */
export const CREDIT_WORDS = {
  headings: { card: 'Credit card', overdraft: 'Overdraft' },
  available: '{amount} available',
  used: (percent: string) => `${percent} % used`,
  overLimit: 'Over this account’s limit by {amount}',
  dueBy: '{amount} due by {day}',
  wasDue: '{amount} was due on {day}',
  stillDueLine: '{amount} due',
  nothingDue: 'Nothing due',
  owedNow: 'You owe now',
  availableLabel: 'Available credit',
  limitNote: 'This account’s limit is {amount}',
  usedLabel: 'Credit used',
  percent: (percent: string) => `${percent} %`,
  highNote: 'Over 80 % of this account’s limit',
  statementOwed: 'Last statement balance',
  statementNote: 'Statement of {day}',
  paidSince: 'Paid since last statement',
  refundsNote: 'Including refunds',
  stillDue: 'Still due',
  dueByNote: 'Pay by {day}',
  wasDueNote: 'Payment was due on {day}',
  nextStatement: 'Next statement date',
  overLimitNotice: 'You owe {amount} more than this account’s limit.',
  addTerms: 'Add the limit and statement day to see what is available and due.',
  editAccount: 'Edit account',
} as const;

/** `close-dialog.tsx` */
export const CLOSE_DIALOG_WORDS = {
  close: (name: string) => `Close ${name}`,
  closeAccount: 'Close account',
  isClosed: (name: string) => `The account ${name} is closed`,
  stillIn: '{amount} is still in this account and stays in your totals. Record where it went.',
  stillOwed: '{amount} is still owed on this account and stays in your totals. Record how it was paid.',
  lastDay: 'Day the account closes',
  laterAreRefusedNote: 'Past transactions stay. You cannot add transactions after this day.',
} as const;

/** `reopen.parts.tsx` */
export const REOPEN_WORDS = {
  reopen: (name: string) => `Reopen ${name}`,
  isOpen: (name: string) => `The account ${name} is open again`,
} as const;

/** `account-list.tsx` */
export const ACCOUNT_LIST_WORDS = {
  noTransactions: (count: number, written: string) =>
    count === 0 ? 'No transactions' : count === 1 ? '1 transaction' : `${written} transactions`,
  viewImport: 'View import',
  edit: 'Edit',
  close: 'Close account',
  closedOn: 'Closed on {day}',
  reopen: 'Reopen',
  delete: 'Delete',
  moreAbout: (name: string) => `More about ${name}`,
  viewAccount: 'View account',
  showTransactions: 'Show transactions',
} as const;

/** `bank-balance.parts.tsx` */
export const BANK_BALANCE_PARTS_WORDS = {
  butNotWhetherYou:
    'The bank’s balance on {day} was {balance}. We cannot tell if you owe this amount, so we did not compare it.',
  transactionsAgree: (isPlanned: boolean) =>
    isPlanned
      ? 'The bank’s balance on {day} was {balance}. Your transactions will agree with it.'
      : 'The bank’s balance on {day} was {balance}. Your transactions agree with it.',
  transactionsMissing: (isPlanned: boolean) =>
    isPlanned
      ? 'The bank’s balance on {day} was {balance}. Your transactions will add up to {total}: {difference} is missing.'
      : 'The bank’s balance on {day} was {balance}. Your transactions add up to {total}: {difference} is missing.',
  transactionsTooMuch: (isPlanned: boolean) =>
    isPlanned
      ? 'The bank’s balance on {day} was {balance}. Your transactions will add up to {total}, which is {difference} too much.'
      : 'The bank’s balance on {day} was {balance}. Your transactions add up to {total}, which is {difference} too much.',
  differenceWasThereBefore:
    'The difference was there before the first transaction, so the opening balance is probably wrong.',
  differenceBeforeDay:
    'The difference was there before {day}. Import earlier statements, or look for missing, changed or duplicate transactions.',
  differenceBeforeStatement:
    'The difference was there before the statement began. Import earlier statements, or look for missing, changed or duplicate transactions.',
  bothAgreedWhenStatement:
    'Your transactions agreed with the bank when the statement began. Look for later transactions that are missing, changed or duplicates.',
  compareTransactionsWithYour: 'Compare the transactions with your statement, and check the opening balance.',
  showTheseTransactions: 'Show these transactions',
  openingBalanceOfChanged: (name: string) => `Opening balance of ${name} changed`,
  setOpeningBalanceTo: 'Set the opening balance to {amount}',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  accountsHeading: 'Accounts',
  youCannotSeeAmountsNote: 'You cannot see amounts in this workspace.',
  accountsIn: (currency: string) => `Accounts in ${currency}`,
  closed: 'Closed',
  hiddenFromListsTheirNote: 'Closed accounts are hidden from lists. Their transactions stay.',
  closedAccounts: 'Closed accounts',
  total: (currencies: number) => (currencies === 1 ? 'Total' : 'By currency'),
  totalOfYourAccounts: 'Total of your accounts',
  inAccountsOwed: '{amount} in accounts, {amount2} owed',
  importStatement: 'Import statement',
  addAccount: 'Add account',
  noAccountsYet: 'No accounts yet',
  importStatementToAdd: 'Import a statement to add its account, or add one yourself.',
} as const;

/** Made-up accounts, drawn pale before there is one. */
export const SAMPLE = [
  { name: 'Everyday account', note: 'Bank account', amount: 12_480 },
  { name: 'Savings', note: 'Savings account', amount: 31_000 },
  { name: 'Credit card', note: 'Card', amount: -4_210 },
];
