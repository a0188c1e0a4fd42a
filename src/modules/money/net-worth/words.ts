import { plural } from '#kernel/plural.ts';
import type { AssetKind, ValuationSource } from './model.ts';
import type { Period } from './rules.ts';

export const KIND_LABELS: Readonly<Record<AssetKind, string>> = {
  home: 'Home',
  land: 'Land',
  vehicle: 'Vehicle',
  livestock: 'Livestock',
  pension: 'Pension',
  business: 'Share of a business',
  stock: 'Stock for sale',
  valuables: 'Valuables',
  lent: 'Money you lent',
  other: 'Other asset',
  loan: 'Loan from someone',
  tax: 'Tax you owe',
  'other-debt': 'Other debt',
};

export const SOURCE_LABELS: Readonly<Record<ValuationSource, string>> = {
  estimate: 'Your estimate',
  valuation: 'Valuation',
  statement: 'Statement',
};

export const PERIOD_LABELS: Readonly<Record<Period, string>> = { '1y': '1 year', '3y': '3 years', all: 'All years' };

/** `page.tsx`, `line.tsx` */
export const PAGE_WORDS = {
  netWorthHeading: 'Net worth',
  loading: 'Loading net worth',
  inAccounts: 'The balance of your accounts is {amount}.',
  withDebts: 'The balance of your accounts and debts is {amount}.',
  addWhatYouOwn: 'Add what you own, such as your home, to see your net worth.',
  /** `missing`: codes of currencies. */
  unknown: (missing: readonly string[], days: number) =>
    `Unknown: no exchange rate for ${new Intl.ListFormat('en-GB').format(missing)} from the last ${plural(days, 'day')}.`,
  known: 'The known part is {amount}.',
  exchangeRates: 'Exchange rates',
  change: '{change} since {day}',
  noAmounts: 'You cannot see amounts in this workspace.',
  add: 'Add asset or debt',
  nothing: 'No accounts, assets or debts yet',
  nothingNote: 'Add an account, or something you own or owe.',
  addAccount: 'Add account',
  periods: 'Period',
  chart: 'Net worth by month',
  noLine: 'Nothing to show yet.',
  noRates: 'No month has all the exchange rates it needs.',
  parts: 'What makes up your net worth',
  owned: 'What you own',
  owed: 'What you owe',
} as const;

/** `parts-table.tsx` */
export const TABLE_WORDS = {
  name: 'Name',
  type: 'Type',
  account: 'Account',
  lent: 'Lent to someone',
  debt: 'Debt',
  converted: 'about {amount}',
  owned: 'Your share',
  valued: 'Last valued',
  value: 'Value',
  never: 'Never',
  total: 'Total',
  sold: 'Sold or paid off',
  percent: (share: string) => `${share} %`,
} as const;

/** `asset-dialog.tsx` */
export const ASSET_WORDS = {
  add: 'Add asset or debt',
  edit: (name: string) => `Edit ${name}`,
  save: 'Save changes',
  name: 'Name',
  type: 'Type',
  currency: 'Currency',
  owned: 'Your share, %',
  ownedNote: 'Enter less than 100 if others own a part.',
  value: 'Value now',
  owedNote: 'For a debt, enter what you owe. No minus needed.',
  loan: 'Loan account',
  noLoan: 'None',
  endedOn: 'Sold or paid off on',
  endedNote: 'The asset or debt stops counting on this day. Its history stays.',
  added: (name: string) => `${name} was added`,
  saved: (name: string) => `${name} was saved`,
  wrongShare: 'Enter a number above 0 and up to 100',
  wrongValue: 'Enter a value of zero or more',
} as const;

/** `asset-detail.tsx`, `value-dialog.tsx`, `share-dialog.tsx`, `changes.client.ts` */
export const DETAIL_WORDS = {
  close: 'Close',
  share: 'Your share is {share} %: {amount}.',
  financedBy: 'Financed by {account}.',
  endedOn: 'Sold or paid off on {day}.',
  values: 'Values over time',
  noValues: 'No values yet. This asset or debt counts as zero until you add one.',
  day: 'Date',
  value: 'Value',
  source: 'Source',
  delete: 'Delete',
  deleteValue: (day: string) => `Delete the value of ${day}`,
  addValue: 'Add value',
  edit: 'Edit',
  addValueTo: (name: string) => `Add value of ${name}`,
  valueSaved: (name: string) => `The value of ${name} was saved`,
  valueDeleted: (name: string) => `A value of ${name} was deleted`,
  deleted: (name: string) => `${name} was deleted`,
  shareOf: (name: string) => `Your share of ${name}`,
  shareSaved: (name: string) => `Your share of ${name} was saved`,
  saveShare: 'Save your share',
  balance: 'Balance today: {amount}. Your share: {share}.',
  transactions: 'Show transactions',
} as const;

/** `doubles.tsx` */
export const DOUBLE_WORDS = {
  title: (name: string, other: string) =>
    name === other ? `Is ${name} counted twice?` : `Is ${name} the same as ${other}?`,
  withAsset: 'One is listed under Net worth, the other under Debts. Both count in your net worth now.',
  withAccount: 'One is an account, the other is listed under Debts. Both count in your net worth now.',
  leaveOut: 'Count only one',
  /** What a button says, and of which part. */
  of: (action: string, name: string) => `${action}: ${name}`,
  countBoth: 'Count both',
  leftOut: 'Left out of net worth',
  leftOutNote: 'These assets and debts are not in any total on this page.',
  include: 'Include',
  count: 'Include in net worth',
  counted: (name: string) => `${name} counts in your net worth`,
  wasLeftOut: (name: string) => `${name} was left out of your net worth`,
} as const;
