/** What the page of one recurring payment says, and what corrects its transactions. */
import { plural } from '#kernel/plural.ts';

/** `payment.tsx` */
export const PAYMENT_WORDS = {
  all: 'All recurring payments',
  edit: 'Edit',
  next: 'Next payment: {amount} on {day}',
  nothingNext: 'Nothing is due in the next 12 months',
  notThere: 'Recurring payment not found',
  notThereNote: 'It may have been deleted, or it belongs to another workspace.',
  about: 'About this payment',
  expected: 'Amount expected',
  yearly: 'Per year',
  howOften: 'How often',
  account: 'Account',
  category: 'Category',
  usualCategory: 'taken from past payments',
  noCategory: 'No category yet',
  foundBy: 'Matched by',
  payee: (payee: string) => `Payee “${payee}”`,
  near: 'about {amount}',
  evidence: 'Payments found',
  paidCount: (payments: number) => `${plural(payments, 'payment')} in the last 13 months`,
  showRows: 'Show transactions',
  unused: 'Marked as not used',
  price: 'Price',
  samePrice: 'The price is the same as 13 months ago',
  priceChanged: (from: string, to: string) => `The price went from ${from} to ${to}`,
  priceMoved: (price: string) => `The price changed and went back to ${price}`,
  noPrices: 'No payment has been found yet.',
  paid: 'Paid',
  changes: 'Price changes',
  change: (from: string, to: string, day: string) => `Price went from ${from} to ${to} on ${day}`,
} as const;

/** `occurrence-table.tsx` and `occurrence-menu.tsx` */
export const OCCURRENCE_WORDS = {
  coming: 'Upcoming payments',
  nothingComing: 'Nothing is due in the next 12 months.',
  past: 'Past payments',
  nothingPast: 'Nothing has been due yet.',
  due: 'Due',
  state: 'Status',
  expected: 'Expected',
  paid: 'Paid',
  transaction: 'Transaction',
  actions: 'Actions',
  none: 'No transaction',
  on: 'Paid on {day}',
  chosen: 'Matched by hand',
  priceChanged: 'Price changed',
  choose: 'Choose transaction',
  chooseOther: 'Choose another transaction',
  notThis: 'Not this transaction',
  automatic: 'Match automatically',
  matched: (name: string, day: string) => `Transaction chosen for ${name}, due ${day}`,
  refused: (name: string, day: string) => `The transaction is no longer matched to ${name}, due ${day}`,
  automaticAgain: (name: string, day: string) => `${name}, due ${day}, is matched automatically`,
} as const;

/** `match-dialog.tsx` */
export const MATCH_WORDS = {
  title: (name: string, day: string) => `Which transaction paid ${name}, due ${day}?`,
  note: 'These transactions of the same account are within two months of the due date.',
  search: 'Search these transactions',
  candidates: 'Transactions',
  loading: 'Loading transactions',
  nothing: 'No transaction near this date can have paid it.',
  nothingFound: (search: string) => `No results for “${search}”.`,
  paidIt: 'Use this transaction',
  paidItOne: (name: string, day: string) => `Use this transaction: ${name}, ${day}`,
  pays: (name: string, day: string) => `This transaction now pays ${name}, due ${day}`,
  close: 'Close',
} as const;

/** `paid-by.parts.tsx` */
export const PAID_BY_WORDS = {
  heading: 'Recurring payment',
  pays: 'This transaction pays {name}, due {day}',
} as const;
