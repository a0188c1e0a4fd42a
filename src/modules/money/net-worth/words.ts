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

export const PERIOD_LABELS: Readonly<Record<Period, string>> = { '1y': '1 year', '3y': '3 years', all: 'All' };

/** `page.tsx`, `line.tsx` */
export const PAGE_WORDS = {
  netWorthHeading: 'Net worth',
  loading: 'Loading net worth',
  inAccounts: '{amount} in accounts.',
  withDebts: '{amount} in accounts and debts.',
  addWhatYouOwn: 'Add what you own, such as your home, to see your net worth.',
  /** `missing`: codes of currencies. */
  unknown: (missing: readonly string[], days: number) =>
    `Unknown: no rate for ${new Intl.ListFormat('en-GB').format(missing)} from the last ${plural(days, 'day')}.`,
  known: 'Known: {amount}.',
  exchangeRates: 'Exchange rates',
  change: '{amount} vs {day}',
  noAmounts: 'You cannot see amounts in this workspace.',
  add: 'Add asset or debt',
  nothing: 'Nothing to add up yet',
  nothingNote: 'Add an account, or something you own or owe.',
  addAccount: 'Add account',
  periods: 'Period',
  chart: 'Net worth by month',
  noLine: 'Nothing to show yet.',
  noRates: 'No month has all the exchange rates it needs.',
  parts: 'What it is made of',
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
  save: 'Save',
  name: 'Name',
  type: 'Type',
  currency: 'Currency',
  owned: 'Your share, %',
  ownedNote: 'Less than 100 if it also belongs to others.',
  value: 'Value now',
  owedNote: 'For a debt, what you owe. No minus needed.',
  loan: 'Loan account',
  noLoan: 'None',
  endedOn: 'Sold or paid off on',
  endedNote: 'It stops counting on this day. Its history stays.',
  added: (name: string) => `${name} was added`,
  saved: (name: string) => `${name} was saved`,
  wrongShare: 'Enter a number above 0 and up to 100',
  wrongValue: 'Enter a value of zero or more',
} as const;

/** `asset-detail.tsx`, `value-dialog.tsx`, `share-dialog.tsx`, `changes.client.ts` */
export const DETAIL_WORDS = {
  close: 'Close',
  share: '{share} % of it is yours: {amount}.',
  financedBy: 'Financed by {account}.',
  endedOn: 'Sold or paid off on {day}.',
  values: 'Values',
  noValues: 'No values yet. It counts as nothing until you add one.',
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
  saveShare: 'Save share',
  balance: 'Balance today: {amount}. Your share: {share}.',
  transactions: 'Show transactions',
} as const;

/** `doubles.tsx` */
export const DOUBLE_WORDS = {
  title: (name: string, other: string) =>
    name === other ? `Is ${name} counted twice?` : `Is ${name} the same as ${other}?`,
  withAsset: 'One is listed here, one under Debts. Both count now.',
  withAccount: 'One is an account, one is listed under Debts. Both count now.',
  leaveOut: 'Leave one out',
  /** What a button says, and of which part. */
  of: (action: string, name: string) => `${action}: ${name}`,
  countBoth: 'Count both',
  leftOut: 'Left out',
  leftOutNote: 'These are not in any total here.',
  count: 'Count',
  counted: (name: string) => `${name} counts in your net worth`,
  wasLeftOut: (name: string) => `${name} was left out of your net worth`,
} as const;
