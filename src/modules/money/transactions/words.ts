import { plural } from '#kernel/plural.ts';
import { counted } from './counted.ts';

/** What the screens of transactions say. */
export const WORDS = {
  title: 'Transactions',
  importStatement: 'Import',
  transfers: 'Transfers',
  add: 'Add transaction',
  search: 'Search transactions',
  searchHint: 'Try a shop or >500',
  clearFilters: 'Clear filters',
  corrected: (typed: string, meant: string) => `No results for “${typed}”. Showing “${meant}”.`,
  noResults: (typed: string) => `No results for “${typed}”`,
  noMatch: 'No transactions match your filters',
  noMatchHint: 'Try fewer filters.',
  noneIn: (currency: string) => `No transactions in ${currency}`,
  othersAreIn: (currencies: string) => `Your transactions are in ${currencies}.`,
  show: (currency: string) => `Show transactions in ${currency}`,
  empty: 'No transactions yet',
  emptyHint: 'Import a statement and your transactions are named and categorised for you.',
  importFirst: 'Import statement',
  uncategorised: 'Uncategorised',
  columns: { date: 'Date', description: 'Description', category: 'Category', account: 'Account', amount: 'Amount' },
  renamed: (name: string) => `Renamed to “${name}”`,
  categorised: (category: string) => `Categorised as ${category}`,
  categoryRemoved: 'The category was removed',
  deleted: (name: string) => `“${name}” was deleted`,
  manyCategorised: (transactions: number, category: string) =>
    `${counted(transactions, 'transaction')} categorised as ${category}`,
  linkedLeftOut: (transactions: number) =>
    transactions === 1
      ? 'One transaction was left out: it is part of a transfer'
      : `${counted(transactions, 'transaction')} were left out: they are parts of transfers`,
  manyDeleted: (transactions: number, write?: (count: number) => string) =>
    `${counted(transactions, 'transaction', write)} deleted`,
  manyLocked: (transactions: number) =>
    `${counted(transactions, 'reconciled transaction')} not changed. Reopen the statement first.`,
  alsoOthers: (count: number, merchant: string, write: (count: number) => string) =>
    count === 1
      ? `Also categorise the other transaction from ${merchant}?`
      : `Also categorise the ${write(count)} other transactions from ${merchant}?`,
  apply: 'Apply',
  always: 'Always use this category',
  applied: (transactions: number, merchant: string, category: string) =>
    `${counted(transactions, 'transaction')} from ${merchant} categorised as ${category}`,
  appliedAlways: (merchant: string, category: string) => `${merchant} will always be categorised as ${category}`,
  palette: {
    categories: 'Categories',
    accounts: 'Accounts',
    merchants: 'Merchants',
    inSpan: (name: string, span: string) => `${name}, ${span.toLowerCase()}`,
    merchant: (name: string, count: number, write: (count: number) => string) =>
      `${name} · ${counted(count, 'transaction', write)}`,
  },
  total: { count: 'Transactions', in: 'Money in', out: 'Money out', net: 'Net', transfers: 'Transfers' },
} as const;

/** Rows of an empty list, made up. */
export const SAMPLE = [
  { name: 'Salary', note: 'Income', amount: 24_000, isIncome: true },
  { name: 'Groceries', note: 'Food', amount: -640 },
  { name: 'Electricity', note: 'Home', amount: -850 },
];

/** `export.client.ts`, `export-button.tsx`, `export-menu.tsx` */
export const EXPORT_WORDS = {
  export: 'Export',
  csv: 'CSV',
  csvKey: 'D',
} as const;

/** `page.tsx`, `marks-section.tsx`, `whole-list.tsx` */
export const MARKS_WORDS = {
  markedReviewed: (transactions: number, write: (count: number) => string = String) =>
    `${counted(transactions, 'transaction', write)} marked as reviewed`,
  markedUnreviewed: (transactions: number) => `${counted(transactions, 'transaction')} marked as not reviewed`,
} as const;

/** `cells.tsx` */
export const CELLS_WORDS = {
  notReviewed: 'Not reviewed',
  note: (note: string) => `Note: ${note}`,
  descriptionOf: (description: string) => `Description of ${description}`,
  pending: 'Pending',
  noCategory: 'No category',
  linkedTransfer: 'Linked transfer',
  categoryOf: (description: string) => `Category of ${description}`,
  chooseCategory: 'Choose a category',
} as const;

/** `filter-bar.tsx` */
export const FILTER_BAR_WORDS = {
  transactions: 'Transactions',
  filters: 'Filters',
  views: 'Saved views',
  showTransactions: 'Show transactions',
  showTransactionTransactions: (transactions: number, write: (count: number) => string) =>
    `Show ${plural(transactions, 'transaction', 'transactions', write)}`,
} as const;

/** `filter-fields.tsx` */
export const FILTER_FIELDS_WORDS = {
  closed: (name: string) => `${name} (closed)`,
  category: 'Category',
  allCategories: 'All categories',
  account: 'Account',
  allAccounts: 'All accounts',
  currency: 'Currency',
  uncategorisedOnly: 'Uncategorised only',
  includeTransfers: 'Transfers in totals',
  countTransfersBetweenYour: 'Include transfers between your own accounts in the totals',
  anyTime: 'Any time',
  betweenDays: 'Between two days',
  time: 'Period',
  from: 'First day',
  to: 'Last day',
} as const;

/** `totals-strip.tsx` */
export const TOTALS_STRIP_WORDS = {
  allThatIsShown: 'Totals of the transactions shown',
} as const;

/** `transaction-table.tsx` */
export const TRANSACTION_TABLE_WORDS = {
  detailsOf: (description: string) => `Details of ${description}`,
  detailsO: 'Details (key O)',
} as const;
