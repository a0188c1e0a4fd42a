/** What the page of transfers and its parts say. */
import { plural } from '#kernel/plural.ts';
import type { Reason } from './scoring.ts';

/** What says why two transactions are thought to be one transfer. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'same-amount': 'Same amount',
  fee: 'Amounts differ by a fee',
  'known-rate': 'Fits the exchange rate',
  'implied-rate': 'Implied exchange rate',
  words: 'Says “transfer”',
  'account-named': 'Names the account',
  'card-payment': 'Card payment',
  'mobile-money': 'Mobile money',
  category: 'Transfer category',
};

/** `difference.tsx` */
export const DIFFERENCE_WORDS = {
  sameDay: 'Same day',
  days: (days: number) => `${plural(days, 'day')} apart`,
  less: '{amount} less arrived',
  more: '{amount} more arrived',
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  implied: (rate: string) => `implied rate ${rate}`,
} as const;

/** `page.tsx` and `suggestion-list.tsx` */
export const PAGE_WORDS = {
  found: (count: number, write: (count: number) => string) =>
    `${plural(count, 'likely transfer', 'likely transfers', write)} between your accounts`,
  none: 'No transfers to review',
  noneHint: 'Import statements of two of your accounts. Payments between them are then suggested here.',
  importStatement: 'Import statement',
  transactions: 'Show transactions',
  suggestions: 'Suggestions',
  linkedTransfersNote: 'Linked transfers count as neither income nor spending.',
  keys: 'Keys: {next} and {before} to move, {accept} to accept, {never} to never suggest it again.',
  acceptSure: (count: number) => `Accept the ${count} surest`,
  accept: 'Accept',
  never: 'Not a transfer',
  acceptOne: (out: string, into: string) => `Accept ${out} to ${into}`,
  neverOne: (out: string, into: string) => `Not a transfer: ${out} and ${into}`,
  sure: (percent: number) => `${percent} % sure`,
  from: 'From',
  to: 'To',
  automatic: 'Linked automatically',
  automaticNote: 'No other transaction fits either side.',
  unlinkOne: (out: string, into: string) => `Unlink ${out} and ${into}`,
  unlink: 'Unlink',
  automaticNoun: 'transfers',
  linkCertain: 'Link certain transfers',
  linkCertainNote: 'After an import, if only one pair fits and the bank’s text says so.',
  noun: 'suggestions',
  loading: 'Loading suggestions',
} as const;

/** `transfer-changes.client.ts` */
export const CHANGE_WORDS = {
  linked: (from: string, to: string) => `Linked as a transfer from ${from} to ${to}`,
  linkedMany: (count: number) => `${plural(count, 'transfer')} linked`,
  unlinkedMany: (count: number) => `${plural(count, 'transfer')} unlinked`,
  certainOn: 'Certain transfers will be linked',
  certainOff: 'Certain transfers will only be suggested',
  rejected: 'These two are not suggested again',
  unlinked: 'The transfer was unlinked',
  otherAdded: (account: string) => `The other side was added to ${account} and linked`,
} as const;

/** `line.parts.tsx` */
export const LINE_WORDS = {
  to: (account: string) => `Transfer to ${account}`,
  from: (account: string) => `Transfer from ${account}`,
  hiddenAccount: 'an account that you cannot see',
  unlink: 'Unlink',
  unlinkLine: (line: number) => `Unlink line ${line}`,
  otherAccount: (line: number) => `Other account of line ${line}`,
  otherAccountHint: 'Links the transaction there, or adds it.',
  noOtherAccount: 'No other account',
} as const;

/** `section.parts.tsx` */
export const SECTION_WORDS = {
  transfer: 'Transfer',
  otherSide: 'Other side',
  to: 'Transfer to',
  from: 'Transfer from',
  lineOfSplit: 'line of a split',
  hidden: 'The other side is in an account that you cannot see.',
  between: 'Difference',
  how: 'Linked by',
  hows: {
    person: 'You',
    suggestion: 'An accepted suggestion',
    rule: 'A rule',
    import: 'The imported file',
    certain: 'Ilifa, on import',
  },
  unlink: 'Unlink',
  link: 'Link as a transfer',
  linkNote: (description: string) => `The other side of ${description}`,
  likely: 'Transactions that may match',
  none: 'No transaction fits within 14 days.',
  linkTo: (account: string) => `Link to ${account}`,
  linkShort: 'Link',
  addOther: 'Or add the other side to',
  add: 'Add other side',
  chooseAccount: 'Choose an account',
  open: 'Show',
} as const;
