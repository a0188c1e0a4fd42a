import type { Lead } from './lead.ts';

/** Everything the dashboard and the finance page say, so that it can be read, checked and translated in one place. */

const plural = new Intl.PluralRules('en');
const counted = (count: number, written: string, one: string, other: string) =>
  `${written} ${plural.select(count) === 'one' ? one : other}`;

/** How the month looked at is called in a sentence: "this month", "in October 2026", "from 25 Sep to 24 Oct". */
export type MonthWords = { readonly isCurrent: boolean; readonly inMonth: string };

export const TITLE = 'Dashboard';
export const IMPORT = 'Import statement';
export const EMPTY_TITLE = 'See where your money goes';
export const EMPTY = 'Import a bank statement to see your income, your spending and what you have left.';
export const ADD_ACCOUNT = 'Add account';
export const NOT_SHARED = 'You cannot see amounts in this workspace.';
export const NOT_SHARED_NOTE = 'You see the accounts and their transactions.';
export const LATEST_WITH_ROWS = (month: string) => `Latest month with transactions: ${month}.`;

/** What the leading figure is; `until`: the day on which the next month begins, where months are not those of the calendar. */
export function leadLabel(
  kind: Lead['kind'],
  isShort: boolean,
  { isCurrent, inMonth }: MonthWords,
  until: string | null,
) {
  switch (kind) {
    case 'left':
      return until === null ? 'Left to spend this month' : `Left to spend until ${until}`;
    case 'over':
      return `Overspent ${inMonth}`;
    case 'ended':
      return isShort ? `Overspent ${inMonth}` : `Left over ${inMonth}`;
    case 'accounts':
      return 'Money in your accounts';
    case 'profit':
      if (isCurrent) return isShort ? 'Loss so far this month' : 'Profit so far this month';
      return isShort ? `Loss ${inMonth}` : `Profit ${inMonth}`;
  }
}
export const INCOME_NOT_IN = 'This month’s income is not in yet.';
export const aDay = (amount: string, days: number, written: string) =>
  days === 1
    ? `${amount} to spend today`
    : `You can spend ${amount} a day for ${counted(days, written, 'day', 'days')}`;
/** Behind a signed difference. */
export const versus = (earlierDays: string) => `vs ${earlierDays}`;
export const SAME_AS = (earlierDays: string) => `The same as ${earlierDays}`;

export const SPENT = ({ inMonth }: MonthWords, isBusiness: boolean) => `${isBusiness ? 'Costs' : 'Spent'} ${inMonth}`;
export const THIS_MONTH = 'This month';
export const LAST_MONTH = 'Last month';
export const NOTHING_SPENT = 'No spending yet.';

export const FIGURES = {
  income: 'Income',
  spending: 'Spending',
  costs: 'Costs',
  left: 'Left over',
  profit: 'Profit',
  accounts: 'Money in accounts',
  owed: 'Debt on accounts',
} as const;

export const TO_DO = 'To do';
export const NOTHING_TO_DO = 'All done.';
export const CATEGORISE = (transactions: number, written: string) =>
  `Categorise ${counted(transactions, written, 'transaction', 'transactions')}`;
export const TO_COME = 'Payments still to come';
export const NOTHING_PLANNED = 'No more payments this month.';
export const NOT_SEEN_YET = 'no transaction found yet';
export const MORE_TO_COME = (payments: number, written: string) =>
  counted(payments, written, 'more payment', 'more payments');
export const REVIEW_NEW = (transactions: number, written: string, isLeast: boolean) =>
  `Review ${counted(transactions, isLeast ? `${written} or more` : written, 'new transaction', 'new transactions')}`;
export const REVIEW_FILES = (files: number, written: string) => `Review ${counted(files, written, 'file', 'files')}`;
export const REVIEW_TRANSFERS = (transfers: number, written: string) =>
  `Link ${counted(transfers, written, 'likely transfer', 'likely transfers')}`;
/** A card's payment is due in so many days; below zero it was. */
export const CARD_PAYMENT = (card: string, amount: string, days: number, written: string) => {
  if (days === 0) return `${card} payment of ${amount} due today`;
  const time = counted(Math.abs(days), written, 'day', 'days');
  return days < 0 ? `${card} payment of ${amount} was due ${time} ago` : `${card} payment of ${amount} due in ${time}`;
};
export const DIFFERS = (account: string, amount: string) => `${account} balance differs by ${amount}`;
export const ACTIONS = {
  categorise: 'Review',
  review: 'Review',
  files: 'Open',
  transfers: 'Review',
  balance: 'Check balance',
  card: 'View card',
} as const;

export const SPENDING = 'Spending';
export const COSTS = 'Costs';
export const SHOW_ALL = (count: string) => `Show all ${count}`;
export const SHOW_FEWER = 'Show fewer';
export const MARK = (earlierDays: string) => `The line on each bar shows ${earlierDays}.`;
export const MADE_OF = (category: string) => `Subcategories of ${category}`;
export const RENAME = (category: string) => `Rename ${category}`;
export const OTHER_OF = (category: string) => `Other spending in ${category}`;
export const BACK = 'refunded';

export const CASH_FLOW = 'Cash flow';
export const CASH_FLOW_NOTE = 'Income and spending by month, without transfers.';
export const PROFIT_BY_MONTH = 'Profit by month';
export const PROFIT_NOTE = 'Income, costs and profit, without transfers.';
export const RUNNING = 'A hatched bar shows a month that is not over yet.';

export const CLIENTS = 'Clients';
export const COPY_STEPS = 'Copy invitation steps';
export const STEPS = (signUp: string, email: string, name: string) =>
  `Hello,\n\nPlease sign up at ${signUp}. Then invite ${email} under Settings, Workspace and members, and choose what I may see.\n\n${name}`;
export const NO_CLIENTS = 'No clients yet.';
export const CLIENTS_NOTE = 'Clients invite you from their settings. Send them the steps.';
export const LAST_IMPORT = (day: string) => `Last import on ${day}`;
export const NO_IMPORT = 'No import yet';
export const CATEGORISE_LEFT = (count: number, written: string) =>
  count === 0
    ? 'All transactions categorised'
    : counted(count, written, 'uncategorised transaction', 'uncategorised transactions');
export const LEFT_THIS_MONTH = 'Left over this month';
export const OPEN = 'Open';
export const OPEN_CLIENT = (name: string) => `Open ${name}`;

/** `account.page.tsx` */
export const ACCOUNT_PAGE_WORDS = {
  accountNotFoundHeading: 'Account not found',
  allAccounts: 'All accounts',
  itMayHaveBeen: 'It may have been deleted, or it is in another workspace. Nothing was changed.',
  editAccount: 'Edit account',
  importStatement: 'Import statement',
  closed: 'Closed',
  closedOn: 'Closed on {day}',
  statementBalances: 'Statement balances',
  noImportedStatementGave: 'No balances from statements yet.',
  viewImport: 'View import',
} as const;

/** `account-fees.tsx` */
export const ACCOUNT_FEES_WORDS = {
  heading: 'Fees',
  month: 'Fees this month',
  year: 'Fees this year',
} as const;

/** `balances.tsx` */
export const BALANCES_WORDS = {
  accounts: 'All accounts',
  balancesByAccount: 'Balances by account',
  totalIn: (currency: string) => `Total in ${currency}`,
  total: 'Total',
  closed: 'Closed',
} as const;

/** `cash-flow.tsx` */
export const CASH_FLOW_WORDS = {
  incomeWasAboveSpending: (good: number, when: string) =>
    good === 1 ? `Income was above spending ${when}` : `Spending was above income ${when}`,
  incomeWasAboveSpendingMonths: (months: string) => `Income was above spending in each of ${months}`,
  spendingWasAboveIncome: (months: string) => `Spending was above income in each of ${months}`,
  incomeWasAboveSpendingGood: (count: number, months: string) => `Income was above spending in ${count} of ${months}`,
} as const;

/** `figures.tsx` */
export const FIGURES_WORDS = {
  figures: 'Key figures',
} as const;

/** `finance.page.tsx` */
export const FINANCE_PAGE_WORDS = {
  whatIsIn: (workspace: string) => `Overview of “${workspace}”`,
  inAccounts: '{amounts} in accounts.',
  financeHeading: 'Finance',
  noAccountsYet: 'No accounts yet',
  importStatement: 'Import statement',
  howToImport: 'How to import',
  importBankStatementTo: 'Import a bank statement to add an account with its transactions.',
  accounts: 'Accounts',
  youHaveYouOwe: '{amount} in accounts, {amount2} owed',
  transactions: 'Transactions',
  /** A figure of the month that runs, or of one that is over. */
  inMonth: (figure: string, month: string | null) => (month === null ? `${figure} this month` : `${figure}, ${month}`),
  transfersNotCountedNote: (currency: string | null) =>
    currency === null ? 'Transfers are not counted' : `In ${currency}; transfers are not counted`,
  withoutCategory: 'Uncategorised',
  everythingIsCategorisedNote: 'Everything is categorised',
  stillToCategoriseNote: (currency: string | null) =>
    currency === null ? 'Transactions to categorise' : `Transactions in ${currency} to categorise`,
  howYourMonthIs: 'How your month is going',
  exchangeRates: 'Exchange rates',
  totalsOfCurrencies: 'Totals across currencies',
  findCategoriseAndCorrect: 'Find, categorise and correct transactions',
  bankStatementsYouAdded: 'Bank statements you added',
  whereYourMoneyIs: 'Where your money is, and what you owe',
  transfers: 'Transfers',
  betweenYourAccounts: 'Payments between your accounts',
  whatComesBack: 'Your subscriptions, bills and income, and what is due next',
  whenYouWillBe: 'When you will be debt-free, and which debt to pay first',
  howYourSpendingIs: 'How your spending is grouped',
  workspaceAndMembers: 'Workspace and members',
  whoElseSeesThis: 'Who else sees this workspace',
  goTo: 'Go to',
} as const;

/** `latest.tsx` */
export const LATEST_WORDS = {
  latestTransactions: 'Latest transactions',
  allTransactions: 'All transactions',
  noTransactionsYet: 'No transactions yet.',
  noCategoryYet: 'No category yet',
} as const;

/** `view-choices.tsx` */
export const VIEW_CHOICES_WORDS = {
  month: 'Month',
  currency: 'Currency',
} as const;
