/** What the page of transfers and its parts say. */
import { plural } from '#kernel/plural.ts';
import type { Reason } from './scoring.ts';

/** What says why two transactions are thought to be one transfer. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'same-amount': 'Same amount',
  fee: 'Amounts differ by a fee',
  'known-rate': 'Amounts fit the exchange rate',
  'implied-rate': 'Implied exchange rate',
  words: 'Description says “transfer”',
  'account-named': 'Description names the account',
  'card-payment': 'Card payment',
  'mobile-money': 'Mobile money',
  category: 'In a transfer category',
};

/** `difference.tsx` */
export const DIFFERENCE_WORDS = {
  sameDay: 'Same day',
  days: (days: number) => `${plural(days, 'day')} apart`,
  less: '{amount} less arrived than was sent',
  more: '{amount} more arrived than was sent',
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  implied: (rate: string) => `implied rate ${rate}`,
} as const;

/** `page.tsx` and `suggestion-list.tsx` */
export const PAGE_WORDS = {
  found: (transfers: number, write: (count: number) => string) =>
    `${plural(transfers, 'likely transfer', 'likely transfers', write)} between your accounts`,
  none: 'No transfers to review',
  noneHint: 'Import statements of two of your accounts. Payments between them are then suggested here.',
  importStatement: 'Import statement',
  transactions: 'Show transactions',
  suggestions: 'Suggestions',
  linkedTransfersNote: 'Linked transfers count as neither income nor spending.',
  keys: 'Keys: {next} and {previous} to move, {accept} to accept a transfer, {reject} to never suggest it again.',
  acceptSure: (count: number) => `Accept the ${plural(count, 'likeliest transfer')}`,
  accept: 'Accept transfer',
  never: 'Not a transfer',
  acceptOne: (payment: string, account: string) => `Accept transfer: ${payment} to ${account}`,
  neverOne: (payment: string, account: string) => `Not a transfer: ${payment} to ${account}`,
  sure: (percent: number) => `${Math.min(percent, 99)}\u00a0% likely`,
  from: 'From account',
  to: 'To account',
  automatic: 'Linked automatically',
  automaticNote: 'We linked these transfers because no other transaction fits either side.',
  unlinkOne: (out: string, into: string) => `Unlink ${out} and ${into}`,
  unlink: 'Unlink',
  automaticNoun: 'transfers',
  linkCertain: 'Link obvious transfers',
  linkCertainNote: 'After an import, we link two transactions if no others fit and the bank’s text agrees.',
  noun: 'suggestions',
  loading: 'Loading suggestions',
} as const;

/** `transfer-changes.client.ts` */
export const CHANGE_WORDS = {
  linked: (from: string, to: string) => `Linked as a transfer from ${from} to ${to}`,
  linkedMany: (transfers: number) => `${plural(transfers, 'transfer')} linked`,
  unlinkedMany: (transfers: number) => `${plural(transfers, 'transfer')} unlinked`,
  certainOn: 'Obvious transfers will be linked',
  certainOff: 'Obvious transfers will only be suggested',
  rejected: 'These two transactions will not be suggested again',
  unlinked: 'The transfer was unlinked',
  otherAdded: (account: string) => `The other side of the transfer was added to ${account} and linked`,
} as const;

/** `line.parts.tsx` */
export const LINE_WORDS = {
  to: (account: string) => `Transfer to ${account}`,
  from: (account: string) => `Transfer from ${account}`,
  hiddenAccount: 'an account that you cannot see',
  unlink: 'Unlink',
  unlinkLine: (line: number) => `Unlink line ${line}`,
  otherAccount: (line: number) => `Other account of line ${line}`,
  otherAccountHint: 'We link the matching transaction in that account, or add it.',
  noOtherAccount: 'No other account',
} as const;

/** `section.parts.tsx` */
export const SECTION_WORDS = {
  transfer: 'Transfer',
  to: 'Transfer to',
  from: 'Transfer from',
  lineOfSplit: 'line of a split',
  hidden: 'The other side is in an account that you cannot see.',
  how: 'Linked by',
  hows: {
    person: 'You',
    suggestion: 'An accepted suggestion',
    rule: 'A rule',
    import: 'The imported file',
    certain: 'Ilifa, after an import',
  },
  unlink: 'Unlink',
  link: 'Link as a transfer',
  linkNote: (description: string) => `Choose the other side of ${description}.`,
  likely: 'Transactions that may match',
  none: 'No transaction fits within 14 days.',
  linkTo: (account: string) => `Link as a transfer with ${account}`,
  linkShort: 'Link',
  addOther: 'Or add the other side of the transfer to this account',
  add: 'Add transfer’s other side',
  chooseAccount: 'Choose an account',
} as const;
