/** What the page of one recurring payment says, and what corrects its transactions. */
import { plural } from '#kernel/plural.ts';

/** `payment.tsx` */
export const PAYMENT_WORDS = {
  all: 'All recurring payments',
  edit: 'Edit',
  next: 'Next: {amount} on {day}',
  nothingNext: 'Nothing is due in the next 12 months',
  notThere: 'Recurring payment not found',
  notThereNote: 'It may have been deleted, or it belongs to another workspace.',
  about: 'About',
  expected: 'Amount expected',
  yearly: 'Per year',
  howOften: 'How often',
  account: 'Account',
  category: 'Category',
  usualCategory: 'from past payments',
  noCategory: 'None yet',
  foundBy: 'Found by',
  payee: (payee: string) => `Payee “${payee}”`,
  near: 'about {amount}',
  evidence: 'Evidence',
  paidCount: (count: number) => `${plural(count, 'payment')} in the last 13 months`,
  showRows: 'Show transactions',
  unused: 'Not used',
  price: 'Price',
  samePrice: 'The price is the same as 13 months ago',
  priceChanged: (from: string, to: string) => `The price went from ${from} to ${to}`,
  priceMoved: (price: string) => `The price changed and is ${price} again`,
  noPrices: 'No payment has been found yet.',
  paid: 'Paid',
  changes: 'Price changes',
  change: '{day}: {from} is now {to}',
} as const;

/** `occurrence-table.tsx` and `occurrence-menu.tsx` */
export const OCCURRENCE_WORDS = {
  coming: 'Coming',
  nothingComing: 'Nothing is due in the next 12 months.',
  past: 'Past',
  nothingPast: 'Nothing has been due yet.',
  due: 'Due',
  state: 'Status',
  expected: 'Expected',
  paid: 'Paid',
  transaction: 'Transaction',
  actions: 'Actions',
  none: 'None',
  on: 'Paid on {day}',
  chosen: 'Chosen by a person',
  priceChanged: 'Price changed',
  choose: 'Choose transaction',
  chooseOther: 'Choose another transaction',
  notThis: 'Not this transaction',
  automatic: 'Match automatically',
  matched: (name: string, day: string) => `Transaction chosen for ${name}, due ${day}`,
  refused: (name: string, day: string) => `No longer the payment of ${name}, due ${day}`,
  automaticAgain: (name: string, day: string) => `${name}, due ${day}, is matched automatically`,
} as const;

/** `match-dialog.tsx` */
export const MATCH_WORDS = {
  title: (name: string, day: string) => `What paid ${name}, due ${day}?`,
  note: 'Transactions of its account within two months.',
  search: 'Search these transactions',
  candidates: 'Transactions',
  loading: 'Loading transactions',
  nothing: 'No transaction near this date can have paid it.',
  nothingFound: (search: string) => `No results for “${search}”.`,
  paidIt: 'This paid it',
  paidItOne: (name: string, day: string) => `This paid it: ${name}, ${day}`,
  pays: (name: string, day: string) => `Now pays ${name}, due ${day}`,
  close: 'Close',
} as const;

/** `paid-by.parts.tsx` */
export const PAID_BY_WORDS = {
  heading: 'Recurring payment',
  pays: 'Pays {name}, due {day}',
} as const;
